import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';

/** A mail as postal-mime reads it, and its calendar files as ical.js does. */
export async function readVisitMail(path: string) {
  const { subject = '', attachments, text = '', to = [] } = await PostalMime.parse(await readFile(path));
  const calendars = attachments.map(({ mimeType, content, method }) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
    const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(bytes)));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    return {
      ...{ mimeType, method, of: calendar.getFirstPropertyValue('method') },
      events: events.map(({ uid, sequence, startDate, endDate, organizer, component, location, summary }) => ({
        ...{ uid, sequence, organizer, location, summary },
        status: component.getFirstPropertyValue('status'),
        start: startDate.toJSDate().toISOString(),
        end: endDate.toJSDate().toISOString(),
        zone: startDate.zone.tzid,
      })),
    };
  });
  return { to: to.map(({ address = '' }) => address), subject, text, calendars };
}
