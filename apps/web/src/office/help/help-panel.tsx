import { may } from '@door/domain/people/roles';
import { Button } from '@door/ui/button';
import { Modal } from '@door/ui/modal';
import { type ReactNode, useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useRouter } from '../../shared/router/use-router.ts';
import { useMe } from '../queries/use-me.ts';
import { glossary } from '../messages/glossary.ts';
import { helpMessages as t } from '../messages/help.ts';
import { helpTopicOf } from './help-topics.ts';
import './help.css';

interface HelpProps {
  onClose(): void;
}

/** The help of the page that is open: beside it in a wide window, where it follows from page to page, else in front of it. */
export function Help({ onClose }: HelpProps) {
  const isWide = useSyncExternalStore(watchWidth, () => wide.matches);
  return isWide ? (
    <HelpBeside onClose={onClose} />
  ) : (
    <Modal open label={t.title} width={560} onClose={onClose}>
      <div className="help-head">
        <h2>{t.title}</h2>
        <Button onClick={onClose}>{t.close}</Button>
      </div>
      <HelpOfPage />
    </Modal>
  );
}

/** As wide as the page needs to have room beside the help. */
const wide = matchMedia('(min-width: 80em)');

const watchWidth = (onChange: () => void): (() => void) => {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
};

function HelpBeside({ onClose }: HelpProps) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    title.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside
      className="help-beside"
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className="help-head">
        <h2 id={id} ref={title} tabIndex={-1}>
          {t.title}
        </h2>
        <Button scale="row" onClick={onClose}>
          {t.close}
        </Button>
      </header>
      <HelpOfPage />
    </aside>
  );
}

function HelpOfPage() {
  const { path } = useRouter();
  const { Role } = useMe();
  const { what, steps, keys = [], terms } = t.topics[helpTopicOf(path)];
  const shown = steps.flatMap((step) => {
    if (typeof step === 'string') return [step];
    return may(Role, step.may) ? [step.step] : [];
  });
  return (
    <div className="help">
      <p className="help-what">{what}</p>
      <Part title={t.stepsTitle}>
        <ol>
          {shown.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Part>
      {keys.length > 0 ? (
        <Part title={t.keysTitle}>
          <dl className="help-keys">
            {keys.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
      {terms.length > 0 ? (
        <Part title={t.termsTitle}>
          <dl>
            {terms.map((term) => (
              <div key={term}>
                <dt>{glossary[term].name}</dt>
                <dd>{glossary[term].meaning}</dd>
              </div>
            ))}
          </dl>
        </Part>
      ) : null}
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
);
