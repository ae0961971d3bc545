import { capital, german, masculine } from '@longtable/kit';
import type { story as en } from '../en/story.ts';

const { count, list, owned, the } = german;

const RUN = masculine('Durchlauf');

const hits = ({ target, damage, left }: Parameters<typeof en.story.casts>[0]) =>
  target
    ? [
        left === 0
          ? `besiegt ${the(target, 'accusative')} mit ${damage} Schaden`
          : `trifft ${the(target, 'accusative')} mit ${damage} Schaden (noch ${left})`,
      ]
    : [];

export const story: typeof en = {
  story: {
    plays: ({ card }) => `Runa spielt ${card}.`,
    attacks: ({ card, roll, ...hit }) =>
      `Runa ${list([...(card ? [`spielt ${card}`] : []), `würfelt ${roll}`, ...hits({ card: '', ...hit })])}${hit.target ? '' : ', doch der Angriff wird geblockt'}.`,
    casts: (hit) =>
      `Runa ${list([`wirkt ${hit.card}`, ...hits(hit)])}${hit.target ? '' : ', doch der Zauber wird abgewehrt'}.`,
    parry: 'Runa macht sich zur Parade bereit.',
    reflect: 'Runa hebt ihren Spiegel gegen Zauber.',
    focus: 'Runa sammelt Fokus.',
    monsterActs: ({ monster, does, harm }) =>
      `${capital(the(monster))} ${does}${harm.length === 0 ? ', doch Runa pariert' : `: ${harm.join('; ')}`}.`,
    does: {
      Scratch: 'kratzt',
      Claw: 'schlägt mit der Pranke zu',
      Smash: 'schlägt zu',
      Bite: 'beißt zu',
      Focus: 'sammelt Fokus',
      Block: 'geht in Deckung',
      Deflect: 'macht sich zur Abwehr bereit',
    },
    doesCast: ({ ability }) => `wirkt ${ability}`,
    do: { Focus: 'sammeln Fokus', Block: 'gehen in Deckung', Deflect: 'machen sich zur Abwehr bereit' },
    monstersDo: ({ monsters, do: act }) => `${capital(list(monsters.map((monster) => the(monster))))} ${act}.`,
    monsterDoes: ({ monster, does }) => `${the(monster)} ${does}`,
    sentence: ({ clauses }) => `${capital(list(clauses))}.`,
    suffers: ({ damage, left }) =>
      left === 0 ? `Runa erleidet ${damage} Schaden und fällt` : `Runa erleidet ${damage} Schaden (noch ${left})`,
    reflected: ({ damage, left }) =>
      left === 0
        ? `${damage} Schaden wird zurückgeworfen und besiegt den Angreifer`
        : `${damage} Schaden wird zurückgeworfen (noch ${left})`,
    gainsFocus: ({ focus }) => `Runa bekommt ${focus} Fokus.`,
    newDie: ({ die }) => `Runa würfelt jetzt mit einem ${die}.`,
    movesOn: ({ cards, clauses }) =>
      `Runa ${list([...(cards.length > 0 ? [`bekommt ${list(cards)}`] : []), ...clauses])}.`,
    heals: ({ health, left }) => `bekommt ${health} Leben zurück (jetzt ${left})`,
    enters: ({ stage, level }) => `betritt Raum ${stage} von Level ${level}`,
    victory: 'Der Weg ist frei: Runa hat gewonnen!',
    won: ({ player, hero, boss, hp }) =>
      `${player ? `${player} hat` : 'Du hast'} gewonnen! Runa, ${the(hero)}, hat ${the(boss, 'accusative')} besiegt. Ihr bleiben ${hp} Leben.`,
    lost: ({ player, hero, stage, level }) =>
      `${capital(owned(RUN, player))} ist zu Ende. Runa, ${the(hero)}, ist in Raum ${stage} von Level ${level} gefallen.`,
  },
  sentences: {
    class: ({ hero, cards }) => `${capital(the(hero))} beginnt mit ${list(cards)}.`,
    runa: ({ level, stage, hero, hp, max, focus, die }) =>
      `Level ${level}, Raum ${stage} von 4. Runa, ${the(hero)}, hat ${hp} von ${max} Leben, ${focus} Fokus und einen ${die}.`,
    monster: ({ monster, element, hp, max, focus }) =>
      `${capital(the(monster))}${element ? ` (${element})` : ''} hat ${hp} von ${max} Leben und ${focus} Fokus.`,
    blocks: ({ block }) => `Dein nächster Angriff macht ${block} weniger Schaden.`,
    deflects: ({ deflect }) => `Dein nächster Zauber macht ${deflect} weniger Schaden.`,
    next: ({ ability, effect }) => `Gleich: ${ability}, ${effect}.`,
    pending: ({ focus }) => `${focus} Fokus kommt dazu.`,
    ifBroken: ({ ability }) => `Wenn der Fokus bricht: ${ability}.`,
    cards: ({ cards }) => `Runas Karten: ${list(cards)}.`,
    loot: ({ cards }) => `Beute: ${list(cards)}.`,
    rooms: ({ rooms, rounds }) => `Sie hat in ${count(rounds, 'Runde', 'Runden')} ${rooms} von 8 Räumen geschafft.`,
    slain: ({ monsters }) => `Besiegte Monster: ${list(monsters.map(({ noun }) => noun)) || 'keine'}.`,
    totals: ({ dealt, taken, healed }) =>
      `Sie hat ${dealt} Schaden ausgeteilt, ${taken} eingesteckt und ${healed} Leben zurückbekommen.`,
    seeds: ({ level, seeds }) => `Seeds von Level ${level}: ${seeds}.`,
  },
  forecast: {
    noEffect: 'diese Runde ohne Wirkung',
    defends: ({ left, danger, reflected }) =>
      `${left} statt ${danger} Schaden${reflected > 0 ? `, wirft ${reflected} zurück` : ''}`,
    wasted: ({ ability }) => `umsonst: ${ability} bricht ihn`,
    noDamage: 'kein Schaden',
    attack: ({ low, high, chance, breaksFocus }) =>
      [
        `${low === high ? high : `${low}–${high}`} Schaden`,
        ...(chance === 100 ? ['tödlich'] : chance > 0 ? [`zu ${chance} % tödlich`] : []),
        ...(breaksFocus ? ['bricht Fokus'] : []),
      ].join(', '),
    kills: ({ roll, monster }) =>
      roll === 1
        ? `Jeder Wurf besiegt ${the(monster, 'accusative')}.`
        : `Ab einer ${roll} ist ${the(monster)} besiegt.`,
    danger: ({ damage, left }) => {
      if (damage === 0) return 'Gefahr: keine in dieser Runde';
      return left > 0 ? `Gefahr: ${damage} Schaden, noch ${left} Leben` : `Gefahr: ${damage} Schaden, tödlich für Runa`;
    },
    dangerBrief: ({ damage, left }) => {
      if (damage === 0) return 'Keine Gefahr';
      return left > 0 ? `−${damage}, noch ${left}` : `−${damage}: tödlich`;
    },
    dangerSentence: ({ damage, hp }) => {
      if (damage === 0) return 'In dieser Runde droht Runa keine Gefahr.';
      return damage < hp
        ? `Runa muss mit ${damage} Schaden rechnen. Sie hat ${hp} Leben.`
        : `${damage} Schaden wären tödlich für Runa. Sie hat ${hp} Leben.`;
    },
  },
};
