import { CardPlayButton } from '../features/audio/deck/card-play-button.tsx';
import { HomePage } from '../features/library/home-page.tsx';

export default function HomeRoute() {
  return <HomePage playButtonFor={(audio) => <CardPlayButton audio={audio} />} />;
}
