import { pageLimits } from '@door/domain/selling/page/page-limits';
import { Button } from '@door/ui/button';
import { useState } from 'react';
import { pngOfPhoto } from '../../designer/house/photo-png.ts';
import { myOrderMessages } from './messages.ts';

const { photos: t } = myOrderMessages;

/** A photo that was chosen and is not sent yet. */
interface ChosenPhoto {
  readonly png: Blob;
  /** Of the picture on this page. */
  readonly url: string;
}

/** Photos beside something that is being written. */
export interface Photos {
  readonly chosen: readonly ChosenPhoto[];
  readonly problem: string;
  add(files: readonly File[]): Promise<void>;
  remove(photo: ChosenPhoto): void;
  /** Uploads them, each once; answers their addresses. */
  upload(send: (png: Blob) => Promise<string>): Promise<readonly string[]>;
}

export function usePhotos(): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [problem, setProblem] = useState('');
  const [sent] = useState(() => new Map<Blob, string>());
  const add = async (files: readonly File[]) => {
    const pngs = await Promise.all(files.map((file) => pngOfPhoto(file)));
    const read = pngs.flatMap((png) => (png === null ? [] : [{ png, url: URL.createObjectURL(png) }]));
    const room = pageLimits.photos - chosen.length;
    setProblem(read.length < files.length ? t.unreadable : read.length > room ? t.most(pageLimits.photos) : '');
    setChosen([...chosen, ...read.slice(0, room)]);
  };
  return {
    ...{ chosen, problem, add },
    remove: (photo) => setChosen(chosen.filter((each) => each !== photo)),
    upload: async (send) => {
      const urls: string[] = [];
      for (const { png } of chosen) {
        const url = sent.get(png) ?? (await send(png));
        sent.set(png, url);
        urls.push(url);
      }
      return urls;
    },
  };
}

export function PhotoPicker({ photos: { chosen, problem, add, remove } }: { readonly photos: Photos }) {
  return (
    <div className="order-photos">
      <ul>
        {chosen.map((photo, at) => (
          <li key={photo.url}>
            <img src={photo.url} alt="" />
            <Button look="quiet" onClick={() => remove(photo)}>
              {t.remove(at + 1)}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{problem}</p>
      <label className="btn btn-line">
        {t.add}
        <input
          className="sr-only"
          type="file"
          accept="image/*"
          multiple
          disabled={chosen.length >= pageLimits.photos}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
