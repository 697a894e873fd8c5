import { type CriteriaValue, criteriaValues } from '@door/domain/catalogue/edit/criteria-values';
import type { FieldFault } from '@door/domain/catalogue/edit/field-fault';
import { criteriaQuestions } from '@door/domain/door/stock/door-props';
import { Button } from '@door/ui/button';
import { Check } from '@door/ui/field';
import { type KeyboardEvent, useId, useState } from 'react';
import { useUnsaved } from '../layout/unsaved-fields.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { workInstructionsMessages } from '../messages/work-instructions.ts';
import type { EditorProps } from './editor-props.ts';

const { criteria: t } = catalogueMessages;

type Criteria = Readonly<Record<string, readonly string[]>>;

/** On which doors a row of stock goes: each condition with the values that it allows, picked from what the catalogue has. */
export function CriteriaEditor({ value, content, isEditable, faults, onValue }: EditorProps) {
  const criteria = criteriaIn(value);
  const asked = criteriaQuestions.filter((question) => question in criteria);
  const set = (question: string, values: readonly string[]) => onValue({ ...criteria, [question]: values });
  return (
    <fieldset className="cat-group cat-criteria">
      <legend>{t.title}</legend>
      <p>{asked.length === 0 ? t.everyDoor : t.onlyDoors}</p>
      {asked.map((question) => (
        <Criterion
          key={question}
          question={question}
          allowed={criteria[question] ?? []}
          values={criteriaValues(question, content)}
          isEditable={isEditable}
          fault={faults.find(({ path }) => path[0] === question)}
          onAllowed={(values) => set(question, values)}
          onRemove={() => onValue(Object.fromEntries(Object.entries(criteria).filter(([each]) => each !== question)))}
        />
      ))}
      {isEditable ? <AddCriterion asked={asked} onAdd={(question) => set(question, [])} /> : null}
    </fieldset>
  );
}

function criteriaIn(value: unknown): Criteria {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.map(([question, allowed]) => [question, textsIn(allowed)]));
}

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

interface AddCriterionProps {
  readonly asked: readonly string[];
  onAdd(question: string): void;
}

function AddCriterion({ asked, onAdd }: AddCriterionProps) {
  const left = criteriaQuestions
    .filter((question) => !asked.includes(question))
    .map((question) => ({ question, name: nameOf(question) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <select
      className="input cat-add-criterion"
      aria-label={t.add}
      value=""
      onChange={(event) => onAdd(event.target.value)}
    >
      <option value="" disabled>
        {t.add}
      </option>
      {left.map(({ question, name }) => (
        <option key={question} value={question}>
          {name}
        </option>
      ))}
    </select>
  );
}

interface CriterionProps {
  readonly question: string;
  readonly allowed: readonly string[];
  /** What can be allowed; empty: any text. */
  readonly values: readonly CriteriaValue[];
  readonly isEditable: boolean;
  readonly fault: FieldFault | undefined;
  onAllowed(values: readonly string[]): void;
  onRemove(): void;
}

/** Values that are offered as ticks at once; more are found by typing. */
const mostTicks = 12;

function Criterion({ question, allowed, values, isEditable, fault, onAllowed, onRemove }: CriterionProps) {
  const name = nameOf(question);
  const areTicked = values.length > 0 && values.length <= mostTicks;
  const nameOfValue = (value: string) => values.find((each) => each.value === value)?.name ?? '';
  const listed = areTicked ? values : allowed.map((value) => ({ value, name: nameOfValue(value) }));
  const others = allowed.filter((value) => !listed.some((each) => each.value === value));
  const allow = (value: string, isAllowed: boolean) =>
    onAllowed(isAllowed ? [...allowed, value] : allowed.filter((each) => each !== value));
  return (
    <div className="cat-criterion" role="group" aria-label={name}>
      <b>{name}</b>
      <div className="row cat-criterion-values">
        {[...listed, ...others.map((value) => ({ value, name: '' }))].map((each) => (
          <Check
            key={each.value}
            kind="checkbox"
            checked={allowed.includes(each.value)}
            onChange={(isAllowed) => {
              if (isEditable) allow(each.value, isAllowed);
            }}
          >
            {valueText(each)}
          </Check>
        ))}
        {isEditable && !areTicked ? (
          <AddValue
            name={name}
            values={values.filter(({ value }) => !allowed.includes(value))}
            onAdd={(value) => {
              if (!allowed.includes(value)) allow(value, true);
            }}
          />
        ) : null}
        {fault ? (
          <p className="field-error" role="alert">
            {allowed.length === 0 ? t.noValue : catalogueMessages.fault(fault)}
          </p>
        ) : null}
      </div>
      {isEditable ? (
        <Button scale="row" look="quiet" aria-label={t.remove(name)} onClick={onRemove}>
          ×
        </Button>
      ) : null}
    </div>
  );
}

interface AddValueProps {
  readonly name: string;
  readonly values: readonly CriteriaValue[];
  onAdd(value: string): void;
}

/** A value that is typed, or found by its code or name. */
function AddValue({ name, values, onAdd }: AddValueProps) {
  const [text, setText] = useState('');
  useUnsaved(text.trim() !== '');
  const id = useId();
  const add = (typed: string) => {
    const value = typed.trim();
    if (value !== '') onAdd(value);
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add(text);
  };
  return (
    <span className="cat-cell">
      <input
        className="input cat-input"
        aria-label={t.addValue(name)}
        placeholder={t.addValueShort}
        list={`${id}-values`}
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(event) => {
          const { value } = event.target;
          if (values.some((each) => each.value === value)) add(value);
          else setText(value);
        }}
        onBlur={() => add(text)}
        onKeyDown={onKeyDown}
      />
      <datalist id={`${id}-values`}>
        {values.map((each) => (
          <option key={each.value} value={each.value}>
            {each.name}
          </option>
        ))}
      </datalist>
    </span>
  );
}

const valueText = ({ value, name }: CriteriaValue): string => (name === '' ? value : t.value(name, value));

const { questions, lists } = workInstructionsMessages.stock;
const questionNames = new Map<string, string>(Object.entries({ ...lists, ...questions }));

/** What a person calls what a criterion asks about: `Frame profile`. */
function nameOf(question: string): string {
  const name = questionNames.get(question);
  return name === undefined ? catalogueMessages.field(question) : name.charAt(0).toUpperCase() + name.slice(1);
}
