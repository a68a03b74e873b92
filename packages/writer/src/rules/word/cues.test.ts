import { describe, expect, it } from 'vitest';
import { askedOf } from './testing/asked-of.ts';

describe('what a sentence opens with fixes the question', () => {
  it.each([
    ['The harbour stays open all night. Because the ferries run late.', 'Why is that?'],
    ['The town does not sell the tower. Because nobody would buy it.', 'Why not?'],
    ['The town lent the island its only crane. In return, the island sends salt.', 'And in return?'],
    [
      'The island closed its harbour to the town. In response, the town raised the toll.',
      'And the response?',
    ],
    [
      'The keeper gets a house from the town. That includes the garden and the well.',
      'What does that include?',
    ],
    ['Close the shutters before the storm comes. Otherwise, the glass will break.', 'And if not?'],
    ['Cleaning the lamp is the first thing to learn. Start by taking off the hood.', 'Where do you start?'],
    ['The lamp had to be seen from the bay. To do so, they built a second floor.', 'And how?'],
    [
      'The old mill was sold last year. As for the tower, it said nothing: the town keeps it.',
      'And the tower?',
    ],
    [
      'The lamp has a gas burner now. Compared to the old lamp, it is twice as bright.',
      'And compared to the old lamp?',
    ],
    ['There was the damp in the cellar. Then there was the broken stair.', 'What else?'],
    [
      'Last fall the town elected a new council. In 2011, people had voted for the old one.',
      'And before that?',
    ],
    ['In 2019 the lamp was the oldest one. In 2024, though, it was replaced.', 'And in 2024?'],
    ['The tower has a hundred steps. And it has no rail.', 'And?'],
  ])('%s', (text, question) => {
    expect(askedOf('en', text)).toContain(question);
  });
});

describe('what the sentence denies or limits is supposed by the other one', () => {
  it.each([
    [
      'The lamp has failed three times. That doesn’t mean that the keeper is careless.',
      'So the keeper is careless?',
    ],
    ['Every tower on the coast is white. That’s no accident, for white is seen best.', 'A coincidence?'],
    ['The town of Holm lost its lamp. Holm isn’t alone: four towns on the coast did.', 'Only Holm?'],
    [
      'A blog post should tell the whole story. Not every blog post is about that, though.',
      'Every blog post?',
    ],
    ['The keeper lost his house and his boat. Not only that, but the town sued him.', 'Is that all?'],
    [
      'The letters go into the first box. The exception to this rule is a letter from the king.',
      'No exceptions?',
    ],
    [
      'Half of the newsrooms have a web editor. This sounds great, but it is still a problem.',
      'Isn’t that great?',
    ],
    ['I thought every letter needed an answer. I was wrong.', 'And was that right?'],
    ['The lamp is said to be the oldest one. But the one in Holm is older.', 'And is that so?'],
    ['In 2011 the town elected a new council. But the council never met.', 'And how did that go?'],
  ])('%s', (text, question) => {
    expect(askedOf('en', text)).toContain(question);
  });
});

describe('what was left open is asked for', () => {
  it.each([
    ['But the new light came at a high cost. Factories and ports were closed for weeks.', 'What cost?'],
    ['The sale is done in two steps. Yahoo moves the assets to a company, and sells that.', 'Which ones?'],
    ['Reading the old charts is very hard. The ink has faded, and half of the names are gone.', 'How so?'],
    ['For the miners the state has been something of a bulwark. Its coal is cheap.', 'A bulwark? How so?'],
    ['In that year the prices of oil rose. The price of lamp oil rose by 8.8% in a month.', 'By how much?'],
    ['The museum shows many old lamps. About 350 lamps stand in the first hall.', 'How many?'],
    ['The reason is simple. Nobody wants to climb the stairs.', 'Which is?'],
  ])('%s', (text, question) => {
    expect(askedOf('en', text)).toContain(question);
  });

  it('only inside a paragraph where the next sentence must explain it', () => {
    expect(
      askedOf('en', 'Reading the old charts is very hard.\n\nThe town has a new mayor since May.'),
    ).toEqual([]);
  });
});

describe('somebody who speaks', () => {
  it.each([
    ['Ada Hill said the tower was too old. “The stairs are rotten,” she said.', 'What else did she say?'],
    [
      'Ada Hill thought it was embarrassing. “Only here would they write to me about it,” she said.',
      'How did she put it?',
    ],
    [
      'Many residents of the town are worried. “The light must not go out,” said Ada Hill.',
      'How do they put it?',
    ],
    ['Trump wants to open new mines. Trump also wants to drill for gas.', 'What else does Trump want?'],
  ])('%s', (text, question) => {
    expect(askedOf('en', text)).toContain(question);
  });

  it('is not asked for what is done to it', () => {
    const text = 'Try Ermine Icing if you like a light one. It is also called flour buttercream.';
    expect(askedOf('en', text)).toEqual([]);
  });

  it('is not asked for as if anew', () => {
    const said =
      'Ada Hill said the courts had to step in. “This is a very messy mess, and no more,” Hill said.';
    expect(askedOf('en', said)).not.toContain('What did Hill say?');
    expect(askedOf('en', said)).toContain('What else did Hill say?');
  });

  it('is not asked for before they were named', () => {
    expect(
      askedOf(
        'en',
        'The lamp of Holm broke in a storm. A senior officer of the coast guard said that the lamp was old.',
      ),
    ).toEqual([]);
  });
});

describe('who or what something is', () => {
  it('is asked right behind its first mention', () => {
    const text =
      'Holm Bay has a lamp. Holm Bay needs oil for it. The boats know Holm Bay well. The lamp was paid for by the Sund Fund. The Sund Fund is a small charity of the fishermen.';
    expect(askedOf('en', text)).toContain('What is the Sund Fund?');
  });

  it.each([
    [
      'known for a while',
      'The Sund Fund paid for the lamp. The lamp burns all night. The lamp needs oil. The lamp is owned by the Sund Fund. The Sund Fund is a small charity of the fishermen in Sund.',
    ],
    [
      'what all of it is about',
      '# The Sund Fund\n\nThe lamp was paid for by the Sund Fund. The Sund Fund is a small charity of the fishermen in Sund.',
    ],
    [
      'judged and not explained',
      'Holm Bay has a lamp. Holm Bay needs oil for it. The boats know Holm Bay well. The lamp was paid for by the Sund Fund. The Sund Fund is an important charity, and people listen to it.',
    ],
  ])('is not asked of what is %s', (_, text) => {
    expect(askedOf('en', text).filter((question) => question.includes('Sund Fund'))).toEqual([]);
  });
});

describe('what is turned to', () => {
  it('is something that was spoken of a while ago', () => {
    const text = [
      'The museum of Holm stands in a tall building by the sea.',
      'Ada Hill has led it for ten years now.',
      'Her father sold salt fish in the market of Sund.',
      'The building is made of red bricks from the island.',
    ].join('\n\n');
    expect(askedOf('en', text)).toContain('And the building?');
  });

  it.each([
    ['goes on with what was said', 'The building is also the seat of the town.', ''],
    [
      'comes up again and again',
      'The building is made of red bricks from the island.',
      'The museum of Holm is old. The museum of Holm is tall. The museum of Holm is full. The museum of Holm is cold. The building is old. The building is red. The building is full. ',
    ],
  ])('is nothing that %s', (_, last, more) => {
    const text = [
      `${more}The museum of Holm stands in a tall building by the sea.`,
      'Ada Hill has led it for ten years now.',
      'Her father sold salt fish in the market of Sund.',
      last,
    ].join('\n\n');
    expect(askedOf('en', text).filter((question) => question.includes('building'))).toEqual([]);
  });

  it('may be the other of two of whom the same is said', () => {
    const text =
      'The new law is for students and for the states. Ada Hill wrote it for Holm. The students must keep up their grades. The states must pay for the schools.';
    expect(askedOf('en', text)).toContain('And the states?');
  });
});

describe('an author who says “I”', () => {
  it('is asked as others are, and answers with the sentence as it stands', () => {
    expect(askedOf('en', 'I kept the light for thirty years. In return, I got this house.')).toContain(
      'And in return?',
    );
  });
});

describe('what is no question', () => {
  it.each([
    // A year that lies before the one just named is no step further.
    ['In 1997, the town closed the harbour. In 1993, the old keeper lived in Holm.', 'And in 1993?'],
    [
      'In 1997, the town closed the harbour. In the mid-1990s, the old keeper lived in Holm.',
      'And in the mid-1990s?',
    ],
    // "Also" alone continues no list.
    [
      'The halibut deal opens a window into the plans of the town, the island, and the harbour of Holm. It also draws a long line to the old fishery.',
      'What else?',
    ],
    ['The board was not sold to the town. Instead, it’s a gift to the island of Holm.', 'And instead?'],
    ['There was the damp in the cellar. Then there was the broken stair.', 'And then?'],
    // A pronoun is no frame, a set phrase no praise, and a reason no meaning.
    [
      'The town printed a list of the lamps of its past. Among them, the lamp of Holm is the oldest.',
      'And among them?',
    ],
    [
      'Many people think of the lamp as a ruin. The funny thing is that it burns every night.',
      'What’s so funny about it?',
    ],
    ['The old stair has always been a good one. That’s why the town kept it as it was.', 'Which means?'],
    // What is usual is no other time.
    ['Usually the keeper lights it from below. But in the tower he uses a ladder.', 'And now?'],
    // Nothing is withheld by what somebody may do.
    ['It takes the keeper an hour to write a request. The town answers within a day.', 'What request?'],
    [
      'The work was split into several steps. The reason is that nobody could carry the lens alone.',
      'Which ones?',
    ],
    // A page that promises a reason gives it somewhere.
    ['This page explains why that is rare.\n\nThe keepers of Holm light two lamps at a time.', 'Why?'],
    [
      'A bell rings when a ship happens to come. The keeper does not want it rung every minute.',
      'How often?',
    ],
    ['The keeper said no more that night. And his mother…', 'And?'],
    // Who helps, works or calls has another object.
    [
      'The town pays the keepers. The town also helps visitors learn the bells.',
      'What else does the town help?',
    ],
    // The condition is of telling it, and not of what is told.
    [
      'The town keeps a list of the lamps. If you think of the old lamp, we want to hear from you soon.',
      'What if you think of the old lamp?',
    ],
    // One who asks is none of those who wrote it.
    [
      'The oil of the lamp is checked daily. If we raise the price of the oil, the keepers lose a month.',
      'What if we raise the price of the oil?',
    ],
    [
      'In 1998 the town counted the lamps of the bay. The keepers of Holm lost half of their lamps in 1998.',
      'What happened in 1998?',
    ],
  ])('%s', (text, question) => {
    expect(askedOf('en', text)).not.toContain(question);
  });
});
