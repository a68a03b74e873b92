import type { Drawn } from '@parlance/ports/pictures';
import type { Doors } from './doors.ts';
import { SharedVisits, type Visitor } from './shared-visits.ts';

/** Who waits for a picture: nobody does where work in the background needs one. */
export type PictureAsker = Visitor | 'background';

export type PictureTurns = {
  /** Makes what has this key once for all who ask for it meanwhile, when it is their turn. */
  once<T>(key: string, asker: PictureAsker, make: (how: Drawn) => Promise<T>): Promise<T>;
};

export function pictureTurns(doors: Pick<Doors, 'pictures' | 'background_pictures'>): PictureTurns {
  const visits = new SharedVisits();
  return {
    once: (key, asker, make) =>
      asker === 'background'
        ? visits.once(key, doors.background_pictures, { caller: asker }, (signal) =>
            make({ signal, behind: true }),
          )
        : visits.once(key, doors.pictures, asker, (signal) => make({ signal })),
  };
}
