import { sizeText } from '@door/domain/lib/mm';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Item } from '@door/domain/door/model/item';
import { useMemo } from 'react';
import { type Designer, DesignerContext } from '../../designer/state/use-designer.ts';
import { PreviewStage } from '../../designer/preview/preview-stage.tsx';
import { KeepTools } from '../kept/keep-tools.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { useApp } from '../../designer/app/app-context.ts';
import { PageTitle } from '../../shared/page/page-title.tsx';
import { scheduleOf } from '../../designer/description/schedule.ts';
import { messages } from '../../shared/messages/messages.ts';
import { sharedMessages } from './messages.ts';
import { MakeItMine } from './make-it-mine.tsx';
import './shared-door.css';

/** The shared door and its schedule; nothing here can be changed. */
export function SharedDoor({ item, shareId }: { readonly item: Item; readonly shareId: string }) {
  const { client } = useApp();
  return (
    <DesignerContext value={useReadOnlyDesigner(item)}>
      <div className="shell">
        <PageHeader client={client} />
        <PreviewStage corner={<KeepTools />} />
        <main className="panel">
          <div className="panel-scroll">
            <PageTitle>{messages.titles.shared}</PageTitle>
            <p className="lede lede-kept">{sharedMessages.shared.lede}</p>
            <Schedule item={item} />
          </div>
          <MakeItMine key={shareId} shareId={shareId} />
        </main>
      </div>
    </DesignerContext>
  );
}

const nothing = () => undefined;

/** The preview needs a designer; this one cannot change its door. */
function useReadOnlyDesigner(item: Item): Designer {
  const { catalogue, context, client, session } = useApp();
  return useMemo(
    () => ({
      item,
      started: true,
      typedSize: null,
      catalogue,
      context,
      client,
      mode: session.mode,
      choose: nothing,
      tileHandlers: () => ({ onChoose: nothing, onHover: nothing }),
      registerPreview: () => nothing,
      startOver: nothing,
    }),
    [item, catalogue, context, client, session],
  );
}

function Schedule({ item }: { readonly item: Item }) {
  const { context } = useApp();
  const lines = [
    ...scheduleOf(describeItem(item, context)),
    { term: sharedMessages.shared.size, value: sizeText(item.frame.overall) },
  ];
  return (
    <section className="section" aria-labelledby="shared-schedule">
      <div className="section-head">
        <h2 id="shared-schedule">{sharedMessages.shared.door}</h2>
      </div>
      <dl className="shared-schedule num">
        {lines.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
