import { capital, spanish } from '@longtable/kit';
import type { story as en } from '../en/story.ts';

const { count, list, of, the, to } = spanish;

const left = (health: number) => `le ${health === 1 ? 'queda' : 'quedan'} ${health}`;

const hits = ({ target, damage, left: rest }: Parameters<typeof en.story.casts>[0]) =>
  target
    ? [
        rest === 0
          ? `derrota ${to(target)} con ${damage} de daño`
          : `hace ${damage} de daño ${to(target)} (${left(rest)})`,
      ]
    : [];

export const story: typeof en = {
  story: {
    plays: ({ card }) => `Runa juega ${card}.`,
    attacks: ({ card, roll, ...hit }) =>
      `Runa ${list([...(card ? [`juega ${card}`] : []), `saca un ${roll}`, ...hits({ card: '', ...hit })])}${hit.target ? '' : ', pero el ataque queda bloqueado'}.`,
    casts: (hit) =>
      `Runa ${list([`lanza ${hit.card}`, ...hits(hit)])}${hit.target ? '' : ', pero el monstruo desvía el hechizo'}.`,
    parry: 'Runa se prepara para parar los golpes.',
    reflect: 'Runa se prepara para reflejar hechizos.',
    focus: 'Runa acumula enfoque.',
    monsterActs: ({ monster, does, harm }) =>
      `${capital(the(monster))} ${does}${harm.length === 0 ? ', pero Runa para el golpe' : `: ${harm.join('; ')}`}.`,
    does: {
      Scratch: 'da un arañazo',
      Claw: 'da un zarpazo',
      Smash: 'da un golpe',
      Bite: 'muerde',
      Focus: 'acumula enfoque',
      Block: 'se pone en guardia',
      Deflect: 'se prepara para desviar hechizos',
    },
    doesCast: ({ ability }) => `lanza ${ability}`,
    do: {
      Focus: 'acumulan enfoque',
      Block: 'se ponen en guardia',
      Deflect: 'se preparan para desviar hechizos',
    },
    monstersDo: ({ monsters, do: act }) => `${capital(list(monsters.map(the)))} ${act}.`,
    monsterDoes: ({ monster, does }) => `${the(monster)} ${does}`,
    sentence: ({ clauses }) => `${capital(list(clauses))}.`,
    suffers: ({ damage, left: rest }) =>
      rest === 0 ? `Runa recibe ${damage} de daño y cae` : `Runa recibe ${damage} de daño (${left(rest)})`,
    reflected: ({ damage, left: rest }) =>
      rest === 0
        ? `el reflejo de ${damage} de daño acaba con su atacante`
        : `${damage} de daño reflejado (${left(rest)} al monstruo)`,
    gainsFocus: ({ focus }) => `Runa gana ${focus} de enfoque.`,
    newDie: ({ die }) => `Ahora Runa tira un ${die}.`,
    movesOn: ({ cards, clauses }) =>
      `Runa ${list([...(cards.length > 0 ? [`recibe ${list(cards)}`] : []), ...clauses])}.`,
    heals: ({ health, left: total }) => `recupera ${health} de vida (ahora ${total})`,
    enters: ({ stage, level }) => `entra en la sala ${stage} del nivel ${level}`,
    victory: 'El camino está libre: ¡Runa ha ganado!',
    won: ({ player, hero, boss, hp }) =>
      `${player ? `¡${player} ha ganado!` : '¡Has ganado!'} Runa, ${the(hero)}, ha derrotado ${to(boss)}. ${capital(left(hp))} de vida.`,
    lost: ({ player, hero, stage, level }) =>
      `${player ? `La partida ${of(player)}` : 'Tu partida'} ha terminado. Runa, ${the(hero)}, cayó en la sala ${stage} del nivel ${level}.`,
  },
  sentences: {
    class: ({ hero, cards }) => `${capital(the(hero))} empieza con ${list(cards)}.`,
    runa: ({ level, stage, hero, hp, max, focus, die }) =>
      `Nivel ${level}, sala ${stage} de 4. Runa, ${the(hero)}, tiene ${hp} de ${max} de vida, ${focus} de enfoque y un ${die}.`,
    monster: ({ monster, element, hp, max, focus }) =>
      `${capital(the(monster))}${element ? ` (${element})` : ''} tiene ${hp} de ${max} de vida y ${focus} de enfoque.`,
    blocks: ({ block }) => `Tu próximo ataque le hará ${block} de daño menos.`,
    deflects: ({ deflect }) => `Tu próximo hechizo le hará ${deflect} de daño menos.`,
    next: ({ ability, effect }) => `Luego: ${ability}, ${effect}.`,
    pending: ({ focus }) => `Tiene ${focus} de enfoque en camino.`,
    ifBroken: ({ ability }) => `Si se rompe su enfoque: ${ability}.`,
    cards: ({ cards }) => `Cartas de Runa: ${list(cards)}.`,
    loot: ({ cards }) => `Botín: ${list(cards)}.`,
    rooms: ({ rooms, rounds }) => `Superó ${rooms} de 8 salas en ${count(rounds, 'ronda', 'rondas')}.`,
    slain: ({ monsters }) => `Monstruos derrotados: ${list(monsters.map(({ noun }) => noun)) || 'ninguno'}.`,
    totals: ({ dealt, taken, healed }) => `Hizo ${dealt} de daño, recibió ${taken} y recuperó ${healed} de vida.`,
    seeds: ({ level, seeds }) => `Semillas del nivel ${level}: ${seeds}.`,
  },
  forecast: {
    noEffect: 'sin efecto esta ronda',
    defends: ({ left: rest, danger, reflected }) =>
      `${rest} de daño en vez de ${danger}${reflected > 0 ? `, refleja ${reflected}` : ''}`,
    wasted: ({ ability }) => `en vano: ${ability} lo rompe`,
    noDamage: 'sin daño',
    attack: ({ low, high, chance, breaksFocus }) =>
      [
        `${low === high ? high : `${low}–${high}`} de daño`,
        ...(chance === 100 ? ['mortal'] : chance > 0 ? [`mortal al ${chance} %`] : []),
        ...(breaksFocus ? ['rompe el enfoque'] : []),
      ].join(', '),
    kills: ({ roll, monster }) =>
      `${roll === 1 ? 'Cualquier tirada derrota' : `Con un ${roll} o más derrotas`} ${to(monster)}.`,
    danger: ({ damage, left: rest }) => {
      if (damage === 0) return 'Peligro: ninguno esta ronda';
      return rest > 0 ? `Peligro: ${damage} de daño, quedarían ${rest}` : `Peligro: ${damage} de daño, mortal`;
    },
    dangerBrief: ({ damage, left: rest }) => {
      if (damage === 0) return 'Sin peligro';
      return rest > 0 ? `−${damage}, ${rest === 1 ? 'queda' : 'quedan'} ${rest}` : `−${damage}: mortal`;
    },
    dangerSentence: ({ damage, hp }) => {
      if (damage === 0) return 'Runa no corre peligro esta ronda.';
      return damage < hp
        ? `Runa está a punto de recibir ${damage} de daño. Tiene ${hp} de vida.`
        : `${damage} de daño matarían a Runa, que tiene ${hp} de vida.`;
    },
  },
};
