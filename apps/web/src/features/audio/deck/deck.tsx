import { useEffect } from 'react';
import { letGo, tracksOf, useDeck } from './deck-state.ts';
import { DeckTrack } from './deck-track.tsx';
import { MiniPlayer } from './mini-player.tsx';

/** Everything that sounds while a person moves through the app. */
export function Deck() {
  const deck = useDeck();
  // Signing out ends the sound.
  useEffect(() => () => letGo(), []);
  const leader = deck.kept ?? deck.shown;
  const away = deck.kept && deck.kept.audioId !== deck.shown?.audioId;
  return (
    <>
      {tracksOf(deck).map((track) => (
        <DeckTrack key={track.audioId} track={track} leads={track.playback === leader?.playback} />
      ))}
      {away && deck.kept && <MiniPlayer key={deck.kept.audioId} track={deck.kept} />}
    </>
  );
}
