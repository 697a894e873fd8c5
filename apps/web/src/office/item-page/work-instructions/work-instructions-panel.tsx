import { Button } from '@door/ui/button';
import { FilterChips } from '@door/ui/filter-chips';
import { type ReactNode, useEffect, useState } from 'react';
import { messages } from '../../../shared/messages/messages.ts';
import { useSearchParam } from '../../layout/use-search-param.ts';
import { wordFor, workInstructionsMessages } from '../../messages/work-instructions.ts';
import { itemAddOns } from '../../open-item/item-add-ons.ts';
import { useOfficeItem } from '../../open-item/office-item.ts';
import { type BomLine, groupsOf, isHighlighted, type StoredBom } from '../../open-item/stored-bom.ts';
import { type StoredBomOnPage, useStoredBom } from '../../open-item/use-stored-bom.ts';
import { Findings } from '../sizes/findings.tsx';
import { useProblems } from '../use-problems.ts';
import { BomTable } from './bom-table.tsx';
import { ChangesNote } from './changes-note.tsx';
import { FixLink } from './fix-link.tsx';
import { fixOf } from './fixes.ts';
import { InstructionList } from './instruction-list.tsx';
import { StockDialog, type StockWanted } from './stock-dialog.tsx';
import { type ManualLines, useManualLines } from './use-manual-lines.ts';
import { parseTab, type Tab, WorkInstructionsTabs } from './work-instructions-tabs.tsx';
import './work-instructions.css';

const { all, empty, failed, filter, groups, loading } = workInstructionsMessages;

/** The tabs below the item: bill of materials, work instructions, add-ons, problems. */
export function WorkInstructionsPanel() {
  const { item, catalogue } = useOfficeItem();
  const page = useStoredBom();
  const lines = useManualLines(page);
  const { bom } = page;
  const shown = parseTab(useSearchParam('tab')[0]);
  const problems = useProblems();
  const counts = {
    bom: bom?.calculated.length,
    instructions: bom && bom.calculated.length + bom.manual.length,
    'add-ons': bom && itemAddOns(item, catalogue).length + bom.manual.length,
    problems: bom && problems.count,
  };
  return (
    <>
      <WorkInstructionsTabs shown={shown} counts={counts} />
      <div id="line-panel-shown" className="line-panel-shown" role="tabpanel" aria-labelledby={`line-panel-${shown}`}>
        {page.problem === null ? null : (
          <div className="line-panel-empty" role="alert">
            <p>{bom ? page.problem : failed}</p>
            <Button onClick={page.refetch}>{messages.error.tryAgain}</Button>
          </div>
        )}
        {bom ? (
          <TabContent tab={shown} page={page} bom={bom} lines={lines} />
        ) : page.problem === null ? (
          <p className="line-panel-empty" role="status">
            {loading}
          </p>
        ) : null}
      </div>
    </>
  );
}

interface TabContentProps {
  readonly tab: Tab;
  readonly page: StoredBomOnPage;
  readonly bom: StoredBom;
  readonly lines: ManualLines;
}

function TabContent({ tab, page, bom, lines }: TabContentProps) {
  const [wanted, setWanted] = useState<StockWanted | null>(null);
  useShowHighlightedLines(bom);
  const pickStock = () => setWanted({ line: null });
  const views: Readonly<Record<Tab, ReactNode>> = {
    bom: <BomTab page={page} bom={bom} onPickStock={pickStock} />,
    instructions: <InstructionList bom={bom} lines={lines} onPickStock={(line) => setWanted({ line })} />,
    'add-ons': <AddOns manual={bom.manual} />,
    problems: <Problems onPickStock={pickStock} />,
  };
  return (
    <>
      {views[tab]}
      <StockDialog wanted={wanted} bom={bom} lines={lines} onClose={() => setWanted(null)} />
    </>
  );
}

interface BomTabProps {
  readonly page: StoredBomOnPage;
  readonly bom: StoredBom;
  onPickStock(): void;
}

function BomTab({ page: { lastChanges, dismissLastChanges }, bom, onPickStock }: BomTabProps) {
  const [group, setGroup] = useSearchParam('group');
  const [, setLine] = useSearchParam('line');
  if (bom.calculated.length === 0) return <p className="line-panel-empty">{empty.bom}</p>;
  const found = groupsOf(bom.calculated);
  const shown = found.find((each) => each === group) ?? 'all';
  const lines = shown === 'all' ? bom.calculated : bom.calculated.filter(({ line }) => line.group === shown);
  return (
    <>
      {lastChanges ? <ChangesNote when="made" changes={lastChanges} onDismiss={dismissLastChanges} /> : null}
      {bom.pendingChanges.length > 0 ? <ChangesNote when="coming" changes={bom.pendingChanges} /> : null}
      <div className="filter-strip line-panel-filter">
        <FilterChips
          label={filter}
          chosen={shown}
          chips={['all', ...found].map((value) => ({ value, label: value === 'all' ? all : wordFor(groups, value) }))}
          onChoose={(value) => {
            setGroup(value === 'all' ? '' : value);
            setLine('');
          }}
        />
      </div>
      <BomTable lines={lines} onPickStock={onPickStock} />
    </>
  );
}

/** Makes the lines of a part that was clicked on the drawing visible: leaves a tab or removes a filter that hides them. */
function useShowHighlightedLines({ calculated }: StoredBom) {
  const { highlightedParts } = useOfficeItem();
  const [tab, setTab] = useSearchParam('tab');
  const [group, setGroup] = useSearchParam('group');
  useEffect(() => {
    const lines = calculated.filter((line) => isHighlighted(line, highlightedParts));
    if (lines.length === 0) return;
    if (group !== '' && !lines.some(({ line }) => line.group === group)) setGroup('');
    if (parseTab(tab) === 'add-ons') setTab('');
    // Only when another part is highlighted, so that a tab or filter chosen afterwards stays.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [highlightedParts]);
}

const { addOns: addOnsMessages, instructions } = workInstructionsMessages;

/** Packers and sill, pieces that come with a choice, and manual lines. */
function AddOns({ manual }: { readonly manual: readonly BomLine[] }) {
  const { item, catalogue } = useOfficeItem();
  const brought = itemAddOns(item, catalogue);
  if (brought.length + manual.length === 0) return <p className="line-panel-empty">{empty.addOns}</p>;
  return (
    <ul className="line-panel-list">
      {brought.map(({ name, comesWith, reference }) => (
        <li key={`${name} ${comesWith}`}>
          <b>{name}</b>
          <span>
            {reference === 'frame'
              ? comesWith
              : comesWith === null
                ? addOnsMessages.byHand
                : addOnsMessages.comesWith(comesWith)}
          </span>
          <small>{reference === 'frame' ? addOnsMessages.frame : instructions.references[reference]}</small>
        </li>
      ))}
      {manual.map(({ id, line, reference }) => (
        <li key={id}>
          <b>{line.description || instructions.blank}</b>
          <span>{addOnsMessages.byHand}</span>
          <small>{instructions.references[reference ?? 'Manual Addon']}</small>
        </li>
      ))}
    </ul>
  );
}

const { problems: problemsMessages } = workInstructionsMessages;

interface ProblemsProps {
  onPickStock(): void;
}

/** Lines without stock and findings, each with its fixes. */
function Problems({ onPickStock }: ProblemsProps) {
  const { lines } = useProblems();
  const { highlightedParts, highlightParts } = useOfficeItem();
  return (
    <>
      <ul className="line-panel-list" aria-label={problemsMessages.lines}>
        {lines.map((line, at) => {
          const fix = fixOf(line.missing);
          return (
            <li
              // Two panes may lack the same glass: their lines read alike.
              key={`${String(at)} ${line.description}`}
              data-error
              data-lit={isHighlighted(line, highlightedParts) || undefined}
              onClick={() => highlightParts(line.parts)}
            >
              <b>{line.description}</b>
              <span>{fix ? <FixLink fix={fix} onPickStock={onPickStock} /> : null}</span>
              <small>
                {line.code}, {wordFor(groups, line.group)}
              </small>
            </li>
          );
        })}
      </ul>
      <div className="line-panel-findings">
        <Findings />
      </div>
    </>
  );
}
