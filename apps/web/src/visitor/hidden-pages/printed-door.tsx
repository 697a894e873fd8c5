import { describeItem } from '@door/domain/door/configure/describe-item';
import { enquiryReference } from '@door/domain/selling/enquiry/enquiry';
import type { Item } from '@door/domain/door/model/item';
import type { Side } from '@door/drawing/scene';
import { useId } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { DoorDescription } from '../../designer/description/door-description.tsx';
import { topics } from '../../designer/description/door-summary.ts';
import { Door } from '../../designer/preview/door.tsx';
import { useScene } from '../../designer/preview/use-scene.ts';
import { stepOfTopic } from '../../designer/steps/steps.ts';
import { printMessages } from './messages.ts';
import { SupplierLogo } from '../../shared/page/supplier-logo.tsx';
import './printed-door.css';

/** One sheet A4: both sides of the door with its overall size, and all that was chosen. */
export function PrintedDoor({ item }: { readonly item: Item }) {
  const { client, store } = useApp();
  const { saved } = store.current();
  return (
    <main className="on-paper" data-theme="day">
      <header>
        <SupplierLogo name={client.name} url={client.logoUrl}>
          <b>{client.name}</b>
        </SupplierLogo>
        <h1>{printMessages.title}</h1>
        {saved?.item.id === item.id ? (
          <p className="num">{printMessages.reference(enquiryReference(item.id))}</p>
        ) : null}
      </header>
      <div className="on-paper-pictures">
        <Picture item={item} side="external" caption={printMessages.outside} />
        <Picture item={item} side="internal" caption={printMessages.inside} />
      </div>
      <Choices item={item} />
      <footer>
        <p>{printMessages.measured}</p>
        <p>{location.host}</p>
      </footer>
    </main>
  );
}

interface PictureProps {
  readonly item: Item;
  readonly side: Side;
  readonly caption: string;
}

function Picture({ item, side, caption }: PictureProps) {
  const { catalogue, context } = useApp();
  const scene = useScene({ item, catalogue, side });
  const inWords = useId();
  const { width, height } = item.frame.overall;
  return (
    <figure>
      <div className="on-paper-door">
        <Door scene={scene} side={side} id={`printed-${side}`} describedBy={inWords}>
          <span className="on-paper-size on-paper-width num">{width}</span>
          <span className="on-paper-size on-paper-height num">{height}</span>
        </Door>
        <DoorDescription id={inWords} item={item} side={side} context={context} />
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function Choices({ item }: { readonly item: Item }) {
  const lines = describeItem(item, useApp().context);
  return (
    <div className="on-paper-choices">
      {topics.map((topic) => (
        <section key={topic}>
          <h2>{stepOfTopic[topic].short}</h2>
          <dl>
            {lines
              .filter(({ step }) => step === topic)
              .map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
