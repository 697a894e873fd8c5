import { escapeMarkup } from '@door/drawing/escape-markup';

/** The content of an email, before it is rendered as text or HTML. */
export interface EmailText {
  /** As in `<html lang>`. */
  readonly language: string;
  readonly heading: string;
  readonly opening: string;
  /** Where to go on; null: the mail says all. */
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly term: string;
  readonly value: string;
}

export interface InlinePicture {
  readonly cid: string;
  readonly alt: string;
}

export const renderText = ({ opening, link, sections }: EmailText): string =>
  [
    opening,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    ...sections.map(({ title, lines }) => [title.toUpperCase(), ...lines.map(textLine)].join('\n')),
  ].join('\n\n');

const textLine = ({ term, value }: Line): string => `${term}: ${value.replace(/\r?\n/g, '\n    ')}`;

/** Styles are inline on each element: most mail programs ignore style sheets. */
export const renderHtml = (
  { language, heading, opening, link, sections }: EmailText,
  pictures: readonly InlinePicture[],
): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeMarkup(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f4f2ee;color:#22262b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<h1 style="margin:0 0 8px;font-size:24px;line-height:1.25">${escapeMarkup(heading)}</h1>
${opening
  .split(/\n\s*\n/)
  .map(paragraphHtml)
  .join('\n')}
${link ? `<p style="margin:0 0 24px"><a href="${escapeMarkup(link.url)}" style="${linkStyle}">${escapeMarkup(link.label)}</a></p>` : ''}
${pictures.length > 0 ? `<p style="margin:0 0 24px;text-align:center">${pictures.map(pictureHtml).join('\n')}</p>` : ''}
${sections.map(sectionHtml).join('\n')}
</div>
</body>
</html>`;

const paragraphHtml = (text: string): string =>
  `<p style="margin:0 0 24px;white-space:pre-line">${escapeMarkup(text)}</p>`;

const pictureHtml = ({ cid, alt }: InlinePicture): string =>
  `<img src="cid:${cid}" alt="${alt}" height="300" style="height:300px;margin:0 8px">`;

const sectionHtml = ({ title, lines }: Section): string =>
  `<h2 style="margin:24px 0 4px;font-size:17px">${escapeMarkup(title)}</h2>
<table role="presentation" style="width:100%;border-collapse:collapse">${lines.map(lineHtml).join('')}</table>`;

const lineHtml = ({ term, value }: Line): string =>
  `<tr><th align="left" style="${termStyle}">${escapeMarkup(term)}</th><td style="${valueStyle}">${escapeMarkup(value)}</td></tr>`;

const linkStyle =
  'display:inline-block;padding:12px 20px;background:#1f4a3c;color:#fff;border-radius:8px;text-decoration:none;font-weight:600';
const termStyle = 'width:36%;padding:4px 12px 4px 0;font-weight:400;color:#5b636d;vertical-align:top';
const valueStyle = 'padding:4px 0;vertical-align:top;white-space:pre-line';
