import { type Reader, type Region, type Scene, say, signsOf, spotName, type Text, type Thing } from '@longtable/kit';
import { ABILITIES, CLASSES, ELEMENTS, MONSTERS as ICONS, THINGS } from './drawing/icons.ts';
import { monsterSentences, runaSentence } from './drawing/view.ts';
import { type Card, classCards, classNames, isAttack } from './rules/cards.ts';
import { fullHealth } from './rules/journey.ts';
import { dangerOf, intentOf, MONSTERS } from './rules/monsters.ts';
import { classOf, isOver, MAX_HEALTH, type State } from './state.ts';
import { ending } from './story.ts';
import { abilityEffect, cardEffect, dangerNote } from './words/forecast.ts';
import { abilityName, abilityText, className, monsterName } from './words/names.ts';
import { texts } from './words/texts.ts';

/** The side of the monsters, which no player has. */
const FOES = 1;
const RUNA = 'Runa';

/** Regions of cards, each with the cards in their order. */
type CardRegion = 'hand' | 'loot' | 'classes';

/** Returns the name of a spot in the hand or among the loot and the classes, by index. */
export function cardSpot(region: CardRegion, index: number): string {
  return spotName(region, index + 1);
}

/** Returns the id of a monster, which is its name, with a number for the second of a kind. */
export function monsterId({ monsters }: Pick<State, 'monsters'>, index: number): string {
  const name = monsters[index]?.name ?? '';
  const earlier = monsters.slice(0, index).filter((monster) => monster.name === name).length;
  return earlier === 0 ? name : `${name} ${earlier + 1}`;
}

/** Returns the classes to choose from, or the monsters above, then the loot, Runa, and her hand. */
export function scene(state: State, reader: Reader): Scene {
  const { language } = reader;
  const inWords = (text: Text) => say(text, language);
  const { phase, level, stage, monsters, runa } = state;
  const signs = signsOf(
    {
      Water: ['', ELEMENTS.Water[0], texts.elements.Water],
      Ice: ['', ELEMENTS.Ice[0], texts.elements.Ice],
      Fire: ['', ELEMENTS.Fire[0], texts.elements.Fire],
      Lightning: ['', ELEMENTS.Lightning[0], texts.elements.Lightning],
    },
    language,
  );
  const cards = (id: CardRegion, kind: Region['kind'], label: Text, count: number): Region => ({
    ...{ id, kind, label: inWords(label), columns: Array.from({ length: count }, (_, at) => String(at + 1)) },
    ...(kind === 'hand' && { owner: 0 }),
  });
  if (phase.kind === 'class') {
    const names = classNames(state);
    const about = classThings(state, reader);
    const header = inWords(texts.picture.class);
    return { header, regions: [cards('classes', 'pile', texts.picture.class, names.length)], things: about, signs };
  }
  const offer = phase.kind === 'loot' ? phase.offer : [];
  const place = inWords(phase.kind === 'seeds' ? texts.board.level({ level }) : texts.board.room({ level, stage }));
  const isOn = !isOver(state);
  return {
    header: isOn ? `${place} · ${className(classOf(state), language)}` : ending(state, reader),
    regions: [
      ...monsters.map(({ name }, at): Region => {
        return { id: monsterId(state, at), kind: 'bar', owner: FOES, label: monsterName(name, language) };
      }),
      ...(isOn && monsters.length > 0
        ? [{ id: 'danger', kind: 'note', label: inWords(dangerNote(state)) } as const]
        : []),
      ...(offer.length > 0 ? [cards('loot', 'pile', texts.menus.newCards, offer.length)] : []),
      { id: RUNA, kind: 'bar', owner: 0, label: RUNA },
      cards('hand', 'hand', texts.board.cards, runa.hand.length),
    ],
    things: [
      ...monsters.map((_, at) => monsterThing(state, at, reader)),
      ...offer.map((card, at) => cardThing(state, 'loot', offer, card, at, reader)),
      runaThing(state, reader),
      ...runa.hand.map((card, at) => cardThing(state, 'hand', runa.hand, card, at, reader)),
    ],
    signs,
  };
}

function classThings(state: State, { language }: Reader): Thing[] {
  return classNames(state).map((name, at): Thing => {
    const cards = classCards(name, 1).map((card) => abilityName(card, language));
    const about = say(texts.sentences.class({ hero: texts.classes[name], cards }), language);
    return {
      ...{ id: name, kind: 'class', region: 'classes', spot: String(at + 1), owner: 0 },
      ...{
        name: className(name, language),
        icon: CLASSES[name],
        numbers: [],
        states: [],
        note: cards.join(', '),
        about,
      },
    };
  });
}

function monsterThing(state: State, index: number, { language }: Reader): Thing {
  const monster = state.monsters[index]!;
  const { name, hp, fp, block, deflect } = monster;
  const { element } = MONSTERS[name];
  const intent = intentOf(monster);
  const danger = dangerOf({ ...state, monsters: [monster] });
  const effect = say(abilityEffect(intent), language);
  const guard = block > 0 ? texts.board.blocks({ block }) : texts.board.deflects({ deflect });
  const id = monsterId(state, index);
  return {
    ...{ id, kind: 'monster', region: id, spot: '', owner: FOES },
    ...{ name: monsterName(name, language), icon: ICONS[name], states: element ? [element] : [] },
    numbers: [
      { role: 'life', value: hp, max: fullHealth(monster), words: say(texts.ending.gained({ health: hp }), language) },
      ...(danger > 0 ? [{ role: 'attack', value: danger, words: effect } as const] : []),
      ...(block + deflect > 0
        ? [{ role: 'defence', value: block + deflect, words: say(guard, language) } as const]
        : []),
      ...(fp > 0 ? [{ role: 'mana', value: fp, words: say(texts.board.focus({ focus: fp }), language) } as const] : []),
    ],
    note: say(texts.board.next({ ability: abilityText(intent), effect }), language),
    about: say(monsterSentences(monster), language),
  };
}

function runaThing(state: State, { language }: Reader): Thing {
  const { runa, phase } = state;
  const { hp, fp, die } = runa;
  const isOn = !isOver(state);
  const focus = say(texts.board.runa({ focus: fp, max: die, die: texts.die({ sides: die }) }), language);
  const loss = isOn ? Math.min(Math.max(0, hp), dangerOf(state)) : 0;
  const life = say(texts.ending.gained({ health: hp }), language);
  return {
    ...{ id: RUNA, kind: 'player', region: RUNA, spot: '', owner: 0, name: RUNA, icon: THINGS.Runa },
    numbers: [
      { role: 'life', value: Math.max(0, hp), max: MAX_HEALTH, loss, words: life },
      { role: 'mana', value: fp, max: die, words: focus },
    ],
    states: isOn ? ['turn'] : phase.kind === 'won' ? ['won'] : [],
    about: say(runaSentence(state), language),
  };
}

function cardThing(
  state: State,
  region: CardRegion,
  cards: readonly Card[],
  card: Card,
  index: number,
  { language }: Reader,
): Thing {
  const { name, level } = card;
  const copies = cards.slice(0, index).filter((earlier) => earlier.name === name && earlier.level === level).length;
  const note = say(cardEffect(state, card), language);
  return {
    ...{ id: `${region} ${name} ${level} ${copies}`, kind: isAttack(card) ? 'attack' : 'stance', region, owner: 0 },
    ...{ spot: String(index + 1), name: abilityName(card, language), icon: ABILITIES[name], numbers: [], states: [] },
    note,
    about: say(texts.menus.cardWithEffect({ card: abilityName(card, language), effect: note }), language),
  };
}
