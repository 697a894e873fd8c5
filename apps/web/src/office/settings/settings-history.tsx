import { Button } from '@door/ui/button';
import { momentText } from '../../platform/words/dates.ts';
import { showToast } from '../../platform/toasts/toasts.ts';
import { settingsWords as says } from '../words/settings.ts';
import { useRestoreSettings, type WireSettings } from './use-settings.ts';

interface SettingsHistoryProps {
  readonly settings: WireSettings;
  readonly isEditable: boolean;
}

/** Every version of the settings: who changed what and when, and the way back. */
export function SettingsHistory({ settings: { Version, Versions }, isEditable }: SettingsHistoryProps) {
  const restore = useRestoreSettings();
  const goBack = (wanted: number) =>
    restore.mutate({ Version, Number: wanted }, { onSuccess: () => showToast('success', says.restored) });
  return (
    <ol className="settings-versions">
      {Versions.map(({ Version: number, ChangedAt, By, Changes }) => (
        <li key={number}>
          <b>{says.version(number)}</b>
          <small className="num">
            {By ?? says.began}
            {ChangedAt === null ? null : (
              <>
                , <time dateTime={ChangedAt}>{momentText(ChangedAt)}</time>
              </>
            )}
          </small>
          <ul>
            {Changes.map(({ Field, From, To }) => (
              <li key={Field}>{says.change(nameOf(Field), From, To)}</li>
            ))}
          </ul>
          {number === Version ? <small>{says.present}</small> : null}
          {isEditable && number !== Version ? (
            <Button scale="row" busy={restore.isPending} onClick={() => goBack(number)}>
              {says.restore}
            </Button>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const names: ReadonlyMap<string, string> = new Map(Object.entries(says.fields));
const nameOf = (field: string): string => names.get(field) ?? names.get(field.toLowerCase()) ?? field;
