import { type ComparedLine, comparedLines } from '@door/domain/door/configure/compared-lines';
import { describeItem } from '@door/domain/door/configure/describe-item';
import { Fragment } from 'react';
import { useApp } from '../../designer/app/app-context.ts';
import { topics } from '../../designer/description/door-summary.ts';
import { words as pageWords } from '../../shared/words/words.ts';
import type { ComparedDoor } from './use-compared-doors.ts';
import { compareWords as words } from '../kept/words.ts';

export type ShownLines = 'differences' | 'everything';

export interface ComparedLinesProps {
  readonly doors: readonly ComparedDoor[];
  readonly shown: ShownLines;
}

/** What the doors have in words, by step. Each term stands above its values, so that three columns fit a phone. */
export function ComparedLines({ doors, shown }: ComparedLinesProps) {
  const { context } = useApp();
  const described = doors.map(({ item }) => (typeof item === 'string' ? [] : describeItem(item, context)));
  const lines = comparedLines(described).filter(({ differs }) => differs || shown === 'everything');
  if (doors.every(({ item }) => typeof item !== 'string') && lines.length === 0) return <Alike across={doors.length} />;
  return topics.map((topic) => (
    <Topic
      key={topic}
      title={pageWords.rules.describing.topics[topic]}
      lines={lines.filter((line) => line.step === topic)}
    />
  ));
}

const Alike = ({ across }: { readonly across: number }) => (
  <tbody>
    <tr>
      <td className="compare-alike" colSpan={across}>
        {words.alike}
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
                {value ?? words.none}
              </td>
            ))}
          </tr>
        </Fragment>
      ))}
    </tbody>
  );
