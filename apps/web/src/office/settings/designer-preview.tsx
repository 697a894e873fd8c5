import { type Segment, Segmented } from '@door/ui/segmented';
import { useEffect, useRef, useState } from 'react';
import { themeOf } from '../../shared/appearance/theme.ts';
import { settingsMessages as t } from '../messages/settings.ts';

interface PreviewedLook {
  readonly dataTheme: string;
  readonly tenant: Readonly<Record<string, string>>;
  readonly pageTitle: string;
  readonly intro: string;
}

interface DesignerPreviewProps {
  readonly clientId: number;
  readonly look: PreviewedLook;
}

/** Windows in which visitors see the designer, CSS px, and how much smaller they are shown. */
const windows = {
  desk: { width: 1440, height: 900, scale: 0.36 },
  phone: { width: 390, height: 760, scale: 0.62 },
} as const;

type WindowName = keyof typeof windows;

const segments: readonly Segment<WindowName>[] = [
  { value: 'desk', label: t.previewDesk },
  { value: 'phone', label: t.previewPhone },
];

/** The real designer in a frame, with looks and texts that are not saved yet. */
export function DesignerPreview({ clientId, look }: DesignerPreviewProps) {
  const [size, setSize] = useState<WindowName>('desk');
  const [loads, setLoads] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const { width, height, scale } = windows[size];
  useEffect(() => {
    const document = frame.current?.contentDocument;
    // It has no body before it is read, and is looked at again once it has loaded.
    if (!document || document.readyState === 'loading') return;
    showLook(document, look);
    // The designer writes its texts when it has started, which is after the frame has loaded.
    const observer = new MutationObserver(() => showTexts(document, look));
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [look, loads]);
  return (
    <section className="settings-preview" aria-label={t.preview}>
      <header>
        <h2>{t.previewTitle}</h2>
        <Segmented<WindowName> label={t.preview} segments={segments} chosen={size} onChoose={setSize} />
      </header>
      <div style={{ width: width * scale, height: height * scale }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is our own page, which could take a sandbox off. */}
        <iframe
          ref={frame}
          title={t.previewFrame}
          src={`/?client=${String(clientId)}`}
          tabIndex={-1}
          style={{ width, height, transform: `scale(${String(scale)})` }}
          onLoad={() => setLoads((now) => now + 1)}
        />
      </div>
    </section>
  );
}

function showLook(document: Document, { dataTheme, tenant, ...texts }: PreviewedLook): void {
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(tenant)) root.style.setProperty(name, value);
  const { name } = themeOf({ dataTheme, tenant });
  if (name === null) root.removeAttribute('data-theme');
  else root.dataset['theme'] = name;
  showTexts(document, texts);
}

/** The title stands in the head of the designer, the intro above its first step. */
function showTexts(document: Document, { pageTitle, intro }: Pick<PreviewedLook, 'pageTitle' | 'intro'>): void {
  const texts = { '.page-title': pageTitle, '.lede': intro } as const;
  for (const [selector, text] of Object.entries(texts)) {
    const found = document.querySelector(selector);
    if (found && found.textContent !== text) found.textContent = text;
  }
}
