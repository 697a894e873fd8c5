import type { CatalogueContent } from '@door/domain/catalogue/edit/catalogue-content';
import { newRow } from '@door/domain/catalogue/edit/new-row';
import { catalogueOf } from '@door/domain/catalogue/rows/catalogue';
import { choicesOf } from '@door/domain/door/configure/finished-door';
import { namesKnownRows } from '@door/domain/door/configure/unknown-rows';
import { itemId } from '@door/domain/door/model/ids';
import type { Item } from '@door/domain/door/model/item';
import { Field } from '@door/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type AppServices, useApp } from '../../designer/app/app-context.ts';

import { messages as pageMessages } from '../../shared/messages/messages.ts';
import { FormDialog } from '../layout/form-dialog.tsx';
import { officeItemCalls } from '../open-item/office-item-calls.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { type NamedDesign, namedDesign } from './named-design.ts';

const { fromDesign: t } = catalogueMessages;

interface AddFromDesignProps {
  readonly content: CatalogueContent;
  /** The row is looked at and named before it is added. */
  onRow(row: object): void;
  onClose(): void;
}

/** A finished door with the choices of a design: of one that was shared by its link, or of an item. */
export function AddFromDesign({ content, onRow, onClose }: AddFromDesignProps) {
  const app = useApp();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const read = useMutation({ mutationFn: (design: NamedDesign) => readDesign(design, app) });
  const submit = () => {
    const design = namedDesign(text);
    if (!design) return setProblem(t.unreadable);
    read.mutate(design, {
      onSuccess: (item) => {
        const row = item && rowOf(item, content);
        if (row) onRow(row);
        else setProblem(item ? t.notOfThisCatalogue : t.none);
      },
      onError: () => setProblem(pageMessages.error.outOfReach),
    });
  };
  return (
    <FormDialog title={t.title} width={560} doIt={t.doIt} busy={read.isPending} onSubmit={submit} onClose={onClose}>
      <Field
        label={t.field}
        value={text}
        maxLength={400}
        hint={t.hint}
        error={problem}
        onChange={(typed) => {
          setText(typed);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}

/** A session that has ended is seen by every query alike. */
const leaveToQueries = () => undefined;

/** null: there is no such design. */
async function readDesign(
  { kind, id }: NamedDesign,
  { api, catalogue }: Pick<AppServices, 'api' | 'catalogue'>,
): Promise<Item | null> {
  if (kind === 'shared') {
    const shared = await api.sharing(catalogue).open(id);
    return shared === 'none' ? null : shared;
  }
  const saved = await officeItemCalls(catalogue, leaveToQueries).load(itemId(id));
  return saved === 'none' || saved === 'sent' ? null : saved.item;
}

/** null: it has something that is not in this catalogue. */
function rowOf(item: Item, content: CatalogueContent): object | null {
  const catalogue = catalogueOf(content.catalogue);
  if (!namesKnownRows(item, catalogue)) return null;
  const context = { catalogue, messages: pageMessages.rules };
  return { ...newRow(content, 'finishedDoors'), ...choicesOf(item, context) };
}
