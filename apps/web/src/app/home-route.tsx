import { CardPlayButton } from '../features/audio/deck/card-play-button.tsx';
import { CardQueueButton } from '../features/audio/deck/card-queue-button.tsx';
import { letGo, playInARow } from '../features/audio/deck/deck-state.ts';
import { HomePage } from '../features/library/home-page.tsx';
import { newPlayback } from '../ui/player/playback/use-playback.ts';

export default function HomeRoute() {
  return (
    <HomePage
      playButtonFor={(audio) => <CardPlayButton audio={audio} />}
      queueButtonFor={(audio) => <CardQueueButton audio={audio} />}
      playInARow={(audios) =>
        playInARow(
          audios.map(({ id }) => id),
          newPlayback,
        )
      }
      letGo={letGo}
    />
  );
}
