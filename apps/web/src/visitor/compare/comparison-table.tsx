import { type ComparedLine, comparedLines } from '@door/domain/door/configure/compared-lines';
import { describeItem } from '@door/domain/door/configure/describe-item';
import type { Side } from '@door/drawing/scene';
import { ArrowLeft, ArrowRight } from '@door/ui/icons';
import { Segmented } from '@door/ui/segmented';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { topics } from '../../designer/description/door-summary.ts';
import { tellsOfDoors } from '../../shared/calls/client-settings.ts';
import { lazyComponent } from '../../shared/lazy/lazy-component.tsx';
import { Link } from '../../shared/router/link.tsx';
import { messages as pageMessages } from '../../shared/messages/messages.ts';
import { DoorOnWall } from '../kept/door-on-wall.tsx';
import { OpenKept } from '../kept/open-kept.tsx';
import { compareMessages as messages } from '../kept/messages.ts';
import type { ComparedPricesProps } from './compared-prices.tsx';
import type { ComparedDoor } from './use-compared-doors.ts';

type ShownLines = 'differences' | 'everything';

interface ComparedLinesProps {
  readonly doors: readonly ComparedDoor[];
  readonly shown: ShownLines;
}

/** What the doors have in words, by step. Each term stands above its values, so that three columns fit a phone. */
function ComparedLines({ doors, shown }: ComparedLinesProps) {
  const { context } = useApp();
  const described = doors.map(({ item }) => (typeof item === 'string' ? [] : describeItem(item, context)));
  const lines = comparedLines(described).filter(({ differs }) => differs || shown === 'everything');
  if (doors.every(({ item }) => typeof item !== 'string') && lines.length === 0) return <Alike across={doors.length} />;
  return topics.map((topic) => (
    <Topic
      key={topic}
      title={pageMessages.rules.describing.topics[topic]}
      lines={lines.filter((line) => line.step === topic)}
    />
  ));
}

const Alike = ({ across }: { readonly across: number }) => (
  <tbody>
    <tr>
      <td className="compare-alike" colSpan={across}>
        {messages.alike}
      </td>
    </tr>
  </tbody>
);

const Topic = ({ title, lines }: { readonly title: string; readonly lines: readonly ComparedLine[] }) =>
  lines.length === 0 ? null : (
    <tbody className="compare-topic num">
      <tr>
        <th scope="rowgroup" colSpan={lines[0]?.values.length}>
          <span>{title}</span>
        </th>
      </tr>
      {lines.map(({ about, term, values }) => (
        <Fragment key={about}>
          <tr className="compare-term">
            <th id={`compared-${about}`} colSpan={values.length}>
              <span>{term}</span>
            </th>
          </tr>
          <tr className="compare-values">
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
              <td key={index} headers={`compared-${about}`}>
                {value ?? messages.none}
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );

export interface ComparisonTableProps {
  readonly doors: readonly ComparedDoor[];
}

const sides: readonly Side[] = ['external', 'internal'];
const nameOfSide: Readonly<Record<Side, string>> = { external: messages.outside, internal: messages.inside };

/** Nothing is loaded for a supplier who tells visitors no price. */
const ComparedPrices = lazyComponent<ComparedPricesProps>(() =>
  import('./compared-prices.tsx').then((module) => module.ComparedPrices),
);

/** A column for each door, whose name stays in sight: both sides of it, then its choices in words. */
export function ComparisonTable({ doors }: ComparisonTableProps) {
  const { client } = useApp();
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownLines>('differences');
  const turn = (by: -1 | 1) => {
    const { current } = scroller;
    const column = current?.querySelector('thead td, thead th')?.getBoundingClientRect().width ?? 0;
    current?.scrollBy({ left: by * column });
  };
  return (
    <>
      <div className="compare-tools">
        <Segmented<ShownLines>
          label={messages.lines}
          segments={[
            { value: 'differences', label: messages.differences },
            { value: 'everything', label: messages.everything },
          ]}
          chosen={shown}
          onChoose={setShown}
        />
        <div className="compare-turns">
          <button type="button" className="stage-button" aria-label={messages.before} onClick={() => turn(-1)}>
            <ArrowLeft />
          </button>
          <button type="button" className="stage-button" aria-label={messages.after} onClick={() => turn(1)}>
            <ArrowRight />
          </button>
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard */}
      <div className="compare-scroll" ref={scroller} role="region" aria-label={messages.table} tabIndex={0}>
        <table className={`compare-table compare-${doors.length}`} aria-label={messages.table}>
          <thead>
            <tr>
              {doors.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sides.map((side) => (
              <Row key={side} doors={doors} className="compare-pictures">
                {(door) => <Picture door={door} side={side} />}
              </Row>
            ))}
          </tbody>
          {tellsOfDoors(client) ? <ComparedPrices doors={doors} /> : null}
          <ComparedLines doors={doors} shown={shown} />
          <tfoot>
            <Row doors={doors} className="compare-ways">
              {(door) => <GoOn door={door} />}
            </Row>
          </tfoot>
        </table>
      </div>
    </>
  );
}

const Row = ({
  doors,
  className,
  children,
}: ComparisonTableProps & { readonly className: string; children(door: ComparedDoor): ReactNode }) => (
  <tr className={className}>
    {doors.map((door) => (
      <td key={door.id}>{children(door)}</td>
    ))}
  </tr>
);

const Picture = ({ door: { item }, side }: { readonly door: ComparedDoor; readonly side: Side }) => (
  <figure className="compare-picture" aria-busy={item === 'opening'}>
    {typeof item === 'string' ? <Missing state={item} /> : <DoorOnWall item={item} side={side} />}
    <figcaption>{nameOfSide[side]}</figcaption>
  </figure>
);

const Missing = ({ state }: { readonly state: Extract<ComparedDoor['item'], string> }) =>
  state === 'opening' ? null : <p>{state === 'none' ? messages.gone : messages.outOfReach}</p>;

/** How a visitor goes on with a door. */
function GoOn({ door: { id, name, item, source } }: { readonly door: ComparedDoor }) {
  if (typeof item === 'string') return null;
  if (source === 'kept') return <OpenKept item={item} name={name} />;
  return source === 'mine' ? (
    <Link className="btn btn-line" to="/">
      {messages.goOn}
    </Link>
  ) : (
    <Link className="btn btn-line" to={`/shared/${id}`} aria-label={messages.seeNamed(name)}>
      {messages.see}
    </Link>
  );
}
