import { FilterChips } from '@door/ui/filter-chips';
import { Button } from '@door/ui/button';
import { type ReactNode, useEffect, useState } from 'react';
import { useAddressWord } from '../../../office/use-address-word.ts';
import { officeWorksWords, wordFor } from '../../../words/office-works.ts';
import { words } from '../../../words/words.ts';
import { useOfficeItem } from '../../../office/item/office-item.ts';
import { useFindings } from '../sizes/use-findings.ts';
import { AddOns } from './add-ons.tsx';
import { BomTable } from './bom-table.tsx';
import { ChangesNote } from './changes-note.tsx';
import { InstructionList } from './instruction-list.tsx';
import { Problems } from './problems.tsx';
import { groupsOf, isErrorLine, isLitBy, type Sheet } from '../../../office/item/sheet.ts';
import { StockDialog, type StockWanted } from './stock-dialog.tsx';
import { addOnCount } from './tab-counts.ts';
import { type ManualLines, useManualLines } from './use-manual-lines.ts';
import { type SheetOnPage, useSheet } from '../../../office/item/use-sheet.ts';
import { type Tab, tabOf, WorksTabs } from './works-tabs.tsx';
import './works.css';

const { all, empty, failed, filter, groups, loading } = officeWorksWords;

/** What the works make of the open item: materials, instructions, what comes beside it, what is left to settle. */
export function WorksPanel() {
  const { item, catalogue } = useOfficeItem();
  const page = useSheet();
  const lines = useManualLines(page);
  const { sheet } = page;
  const shown = tabOf(useAddressWord('tab')[0]);
  const graveFindings = useFindings().filter(({ severity }) => severity === 'problem').length;
  const errors = sheet?.calculated.filter(isErrorLine) ?? [];
  const counts = {
    bom: sheet?.calculated.length,
    instructions: sheet && sheet.calculated.length + sheet.byHand.length,
    'add-ons': sheet && addOnCount(item, catalogue) + sheet.byHand.length,
    problems: sheet && errors.length + graveFindings,
  };
  return (
    <>
      <WorksTabs shown={shown} counts={counts} />
      <div id="works-shown" className="works-shown" role="tabpanel" aria-labelledby={`works-${shown}`}>
        {page.problem === null ? null : (
          <div className="works-empty" role="alert">
            <p>{sheet ? page.problem : failed}</p>
            <Button onClick={page.again}>{words.error.tryAgain}</Button>
          </div>
        )}
        {sheet ? (
          <Shown tab={shown} page={page} sheet={sheet} lines={lines} />
        ) : page.problem === null ? (
          <p className="works-empty" role="status">
            {loading}
          </p>
        ) : null}
      </div>
    </>
  );
}

interface ShownProps {
  readonly tab: Tab;
  readonly page: SheetOnPage;
  readonly sheet: Sheet;
  readonly lines: ManualLines;
}

function Shown({ tab, page, sheet, lines }: ShownProps) {
  const [wanted, setWanted] = useState<StockWanted | null>(null);
  useLinesOfLit(sheet);
  const pickStock = () => setWanted({ line: null });
  const views: Readonly<Record<Tab, ReactNode>> = {
    bom: <Materials page={page} sheet={sheet} onPickStock={pickStock} />,
    instructions: <InstructionList sheet={sheet} lines={lines} onPickStock={(line) => setWanted({ line })} />,
    'add-ons': <AddOns byHand={sheet.byHand} />,
    problems: <Problems lines={sheet.calculated.filter(isErrorLine)} onPickStock={pickStock} />,
  };
  return (
    <>
      {views[tab]}
      <StockDialog wanted={wanted} sheet={sheet} lines={lines} onClose={() => setWanted(null)} />
    </>
  );
}

interface MaterialsProps {
  readonly page: SheetOnPage;
  readonly sheet: Sheet;
  onPickStock(): void;
}

function Materials({ page: { changed, read }, sheet, onPickStock }: MaterialsProps) {
  const [group, keepGroup] = useAddressWord('group');
  const [, keepLine] = useAddressWord('line');
  if (sheet.calculated.length === 0) return <p className="works-empty">{empty.bom}</p>;
  const found = groupsOf(sheet.calculated);
  const shown = found.includes(group) ? group : 'all';
  const lines = shown === 'all' ? sheet.calculated : sheet.calculated.filter(({ line }) => line.group === shown);
  return (
    <>
      {changed ? <ChangesNote when="made" changes={changed} onRead={read} /> : null}
      {sheet.coming.length > 0 ? <ChangesNote when="coming" changes={sheet.coming} /> : null}
      <div className="filter-strip works-filter">
        <FilterChips
          label={filter}
          chosen={shown}
          chips={['all', ...found].map((value) => ({ value, label: value === 'all' ? all : wordFor(groups, value) }))}
          onChoose={(value) => {
            keepGroup(value === 'all' ? '' : value);
            keepLine('');
          }}
        />
      </div>
      <BomTable lines={lines} onPickStock={onPickStock} />
    </>
  );
}

/** A part touched on the drawing shows its lines, also from behind another tab or a filter that hides them. */
function useLinesOfLit({ calculated }: Sheet) {
  const { lit } = useOfficeItem();
  const [tab, keepTab] = useAddressWord('tab');
  const [group, keepGroup] = useAddressWord('group');
  useEffect(() => {
    const lines = calculated.filter((line) => isLitBy(line, lit));
    if (lines.length === 0) return;
    if (group !== '' && !lines.some(({ line }) => line.group === group)) keepGroup('');
    if (tabOf(tab) === 'add-ons') keepTab('');
    // Only a new touch leads to the lines: whoever filters or leaves them afterwards is let go.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lit]);
}
