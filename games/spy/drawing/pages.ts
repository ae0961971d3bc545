import type { Viewer } from '../../kit/game.ts';
import type { Page } from '../../kit/interim.ts';
import { eachLanguage, say, type Text } from '../../kit/text.ts';
import { propertyList } from '../menus/labels.ts';
import { gadgetsInUse, possibleActions } from '../menus/operations.ts';
import { gadgetNamed } from '../rules/gadgets/index.ts';
import { knownTo } from '../rules/knowledge/knowledge.ts';
import { isPresent, letterOf, nameOf, personOf, present } from '../rules/match/people.ts';
import { properties } from '../rules/properties.ts';
import type { Person, Player, Present, State } from '../state.ts';
import { turnOf } from '../turn.ts';

/** What can be looked up: what a player can do now, who one's agents are, everybody's properties, and the signs of the board. */
export function pages(state: State, viewer: Viewer): readonly Page[] {
  const known = knownTo(state, viewer);
  const player = viewer === 0 || viewer === 1 ? viewer : undefined;
  const own = player === undefined ? [] : [whatNow(known, player), team(known, player)];
  return [...own, ...(known.people.length > 0 ? [everybody(known)] : []), LEGEND];
}

function whatNow(known: State, player: Player): Page {
  return { title: { en: 'What now?', de: 'Was nun?' }, lines: [], text: help(known, player) };
}

function help(known: State, player: Player): Text {
  if (!turnOf(known).includes(player)) return WAIT;
  if (known.phase === 'draft') return DRAFT;
  if (known.phase === 'equipment') return EQUIPMENT;
  const actor = known.active === null ? undefined : personOf(known, known.active);
  return actor && isPresent(actor) ? deeds(known, actor) : WAIT;
}

/** Everything that the active character can do, each with what it is good for. */
function deeds(known: State, actor: Present): Text {
  const possible = [
    ...possibleActions(known, actor).map(({ title, about }) => ({ title, about })),
    ...gadgetsInUse(known, actor).map(({ line, label }) => ({
      title: label as Text,
      about: gadgetNamed(line.slice('use '.length))?.about ?? '',
    })),
    {
      title: { en: 'End the turn', de: 'Zug beenden' },
      about: { en: 'Points that are left lapse.', de: 'Übrige Punkte verfallen.' },
    },
  ];
  return entries(possible);
}

function team(known: State, player: Player): Page {
  const ids =
    known.people.length > 0
      ? known.people.filter(({ faction }) => faction === player).map(({ id }) => id)
      : known.sides[player].agents;
  const lines = ids.map((id) => {
    const features = known.people.find((person) => person.id === id)?.properties ?? known.cast[id]?.features ?? [];
    const about = features.map((name) => properties[name]);
    return eachLanguage((language) =>
      [
        `**${nameOf(known, id)}**`,
        ...about.map((property) => `- ${say(property.title, language)}: ${say(property.about, language)}`),
      ].join('\n'),
    );
  });
  return {
    title: { en: 'Your agents', de: 'Deine Agenten' },
    lines: [],
    text: lines.length === 0 ? NOBODY : paragraphs(lines),
  };
}

/** Names and printed properties are known to all. */
function everybody(known: State): Page {
  const lines = present(known).map((person) => introduction(known, person));
  return { title: { en: 'Everybody', de: 'Alle Leute' }, lines: [], text: paragraphs(lines) };
}

function introduction(known: State, { id }: Person): Text {
  const printed = propertyList(known.cast[id]?.features ?? []);
  return eachLanguage((language) => `**${letterOf(known, id)}** ${nameOf(known, id)}: ${say(printed, language)}`);
}

function entries(list: readonly { title: Text; about: Text }[]): Text {
  return paragraphs(
    list.map(({ title, about }) => eachLanguage((language) => `**${say(title, language)}** – ${say(about, language)}`)),
  );
}

function paragraphs(texts: readonly Text[]): Text {
  return eachLanguage((language) => texts.map((text) => say(text, language)).join('\n'));
}

const WAIT: Text = {
  en: 'Somebody else is on. You are asked again as soon as one of your agents is.',
  de: 'Gerade ist jemand anders dran. Du wirst wieder gefragt, sobald es einer deiner Agenten ist.',
};

const DRAFT: Text = {
  en: 'Pick one of six, eight times: two to four agents, the rest gadgets. What you leave may be offered again, to you or to the other side. Good agents have properties that go with your gadgets; every gadget is there once.',
  de: 'Nimm achtmal eins von sechs: zwei bis vier Agenten, der Rest Gadgets. Was du liegen lässt, wird dir oder der anderen Seite vielleicht wieder angeboten. Gute Agenten passen zu deinen Gadgets; jedes Gadget gibt es einmal.',
};

const EQUIPMENT: Text = {
  en: 'Give every gadget to one of your agents; you can still change your mind. When everything has its carrier, press “Ready”.',
  de: 'Gib jedes Gadget einem deiner Agenten; umentscheiden geht noch. Wenn alles verteilt ist, drück „Fertig“.',
};

const NOBODY: Text = { en: 'You have no agents yet.', de: 'Du hast noch keine Agenten.' };

const LEGEND: Page = {
  title: { en: 'Signs', de: 'Zeichen' },
  lines: [],
  text: {
    en: [
      '`A`–`Z` your agents, `a`–`z` everybody else, `&` the cat, `!` the janitor',
      '`.` free, `#` wall, `^` fireplace (dries), `_` seat (heals)',
      '`1`–`9` safes (`$` from 10 on), `@` roulette (`%` with a prism, `x` wrecked)',
      '`=` bar, `Y` cocktail, `+` one that you poisoned, `~` fog, `*` something lies here',
      'Beside a name: `!` an enemy, `=` a guest, `-` seems harmless, `?` told you nothing',
      'HP health, IP intelligence points, BP steps, AP actions',
    ].join('\n'),
    de: [
      '`A`–`Z` deine Agenten, `a`–`z` alle anderen, `&` die Katze, `!` der Hausmeister',
      '`.` frei, `#` Wand, `^` Kamin (trocknet), `_` Sitz (heilt)',
      '`1`–`9` Tresore (`$` ab 10), `@` Roulette (`%` mit Prisma, `x` zerstört)',
      '`=` Bar, `Y` Cocktail, `+` ein von dir vergifteter, `~` Nebel, `*` hier liegt etwas',
      'Neben einem Namen: `!` gegnerisch, `=` Gast, `-` wohl harmlos, `?` verriet dir nichts',
      'HP Gesundheit, IP Intelligence Points, BP Schritte, AP Aktionen',
    ].join('\n'),
  },
};
