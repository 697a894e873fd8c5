import { sizeText } from '@door/domain/measure/length-text';
import { describeItem } from '@door/domain/item/describe';
import type { Item } from '@door/domain/item/item';
import { useMemo } from 'react';
import type { Designer } from '../../designer/designer.ts';
import { DesignerContext } from '../../designer/use-designer.ts';
import { PreviewStage } from '../../preview/preview-stage.tsx';
import { Head } from '../../shell/head.tsx';
import { useShop } from '../../shell/shop.ts';
import { Title } from '../../shell/title.tsx';
import { scheduleOf } from '../../submit/schedule.ts';
import { words } from '../../words/words.ts';
import { MakeItMine } from './make-it-mine.tsx';

/** The shared door on its wall, and what it is, line by line. Nothing here can be changed. */
export function SharedDoor({ item, shareId }: { readonly item: Item; readonly shareId: string }) {
  const { client } = useShop();
  return (
    <DesignerContext value={useOnLooker(item)}>
      <div className="shell">
        <Head client={client} />
        <PreviewStage />
        <main className="panel">
          <div className="panel-scroll">
            <Title>{words.shared.title}</Title>
            <p className="lede lede-kept">{words.shared.lede}</p>
            <Schedule item={item} />
          </div>
          <MakeItMine shareId={shareId} />
        </main>
      </div>
    </DesignerContext>
  );
}

const nothing = () => undefined;

/** The stage shows what a designer holds; this one holds a door that nobody designs. */
function useOnLooker(item: Item): Designer {
  const { catalogue, client, session } = useShop();
  return useMemo(
    () => ({
      item,
      started: true,
      catalogue,
      client,
      mode: session.mode,
      choose: nothing,
      choosing: () => ({ onChoose: nothing, onConsider: nothing }),
      rehearse: () => nothing,
      startOver: nothing,
    }),
    [item, catalogue, client, session],
  );
}

function Schedule({ item }: { readonly item: Item }) {
  const { catalogue } = useShop();
  const lines = [
    ...scheduleOf(describeItem(item, catalogue), catalogue.words),
    { term: words.shared.size, value: sizeText(item.frame.overall) },
  ];
  return (
    <section className="section" aria-labelledby="shared-schedule">
      <div className="section-head">
        <h2 id="shared-schedule">{words.shared.door}</h2>
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
