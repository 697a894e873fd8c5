import { useEffect, useEffectEvent, useId, useState } from 'react';
import { officeMessages } from '../../messages/office.ts';
import { useUnsaved } from '../../layout/unsaved-fields.ts';

const { quote: t } = officeMessages;

/** As the server takes it. */
const most = 999;

/** ms without a key press after which a typed quantity is sent. */
const typingMs = 600;

interface QuantityFieldProps {
  readonly label: string;
  readonly value: number;
  onChange(quantity: number): void;
}

/** How many of a position: a whole number from 1. What is typed stays until it is a quantity; leaving the field sends it at once. */
export function QuantityField({ label, value, onChange }: QuantityFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const quantity = typed === null ? value : quantityOf(typed);
  useUnsaved(typed !== null);
  const send = () => {
    if (quantity === undefined) return;
    if (quantity !== value) onChange(quantity);
    setTyped(null);
  };
  const sendLater = useEffectEvent(send);
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => sendLater(), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // Whoever leaves the page while it waits has typed it all the same.
  useEffect(() => {
    const leave = () => sendLater();
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const problem = quantity === undefined ? t.wholeQuantity(most) : undefined;
  return (
    <>
      <input
        className="input num quote-quantity"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={send}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send();
          if (key === 'Escape') setTyped(null);
        }}
      />
      {problem === undefined ? null : (
        <p id={id} className="quote-quantity-error" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** undefined: no quantity. */
const quantityOf = (text: string): number | undefined => {
  const number = /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
};
