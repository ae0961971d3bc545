import { capital, french } from '@longtable/kit';
import type { story as en } from '../en/story.ts';

const { count, list, of, the, to } = french;

const damages = (damage: number) => count(damage, 'dégât', 'dégâts');

const hits = ({ target, damage, left }: Parameters<typeof en.story.casts>[0]) =>
  target
    ? [
        left === 0
          ? `bat ${the(target)} avec ${damages(damage)}`
          : `inflige ${damages(damage)} ${to(target)} (reste ${left} PV)`,
      ]
    : [];

export const story: typeof en = {
  story: {
    plays: ({ card }) => `Runa joue ${card}.`,
    attacks: ({ card, roll, ...hit }) =>
      `Runa ${list([...(card ? [`joue ${card}`] : []), `fait un ${roll}`, ...hits({ card: '', ...hit })])}${hit.target ? '' : ', mais l’attaque est bloquée'}.`,
    casts: (hit) => `Runa ${list([`lance ${hit.card}`, ...hits(hit)])}${hit.target ? '' : ', mais le sort est dévié'}.`,
    parry: 'Runa se prépare à parer.',
    reflect: 'Runa se prépare à renvoyer les sorts.',
    focus: 'Runa accumule du focus.',
    monsterActs: ({ monster, does, harm }) =>
      `${capital(the(monster))} ${does}${harm.length === 0 ? ', mais Runa pare' : ` : ${harm.join(' ; ')}`}.`,
    does: {
      Scratch: 'donne un coup de griffe',
      Claw: 'frappe de toutes ses griffes',
      Smash: 'frappe',
      Bite: 'mord',
      Focus: 'accumule du focus',
      Block: 'se met en garde',
      Deflect: 'se prépare à dévier les sorts',
    },
    doesCast: ({ ability }) => `lance ${ability}`,
    do: {
      Focus: 'accumulent du focus',
      Block: 'se mettent en garde',
      Deflect: 'se préparent à dévier les sorts',
    },
    monstersDo: ({ monsters, do: act }) => `${capital(list(monsters.map(the)))} ${act}.`,
    monsterDoes: ({ monster, does }) => `${the(monster)} ${does}`,
    sentence: ({ clauses }) => `${capital(list(clauses))}.`,
    suffers: ({ damage, left }) =>
      left === 0 ? `Runa subit ${damages(damage)} et tombe` : `Runa subit ${damages(damage)} (reste ${left} PV)`,
    reflected: ({ damage, left }) =>
      left === 0
        ? `le renvoi de ${damages(damage)} lui est fatal`
        : `${count(damage, 'dégât renvoyé', 'dégâts renvoyés')} (reste ${left} PV)`,
    gainsFocus: ({ focus }) => `Runa gagne ${focus} focus.`,
    newDie: ({ die }) => `Runa lance désormais un ${die}.`,
    movesOn: ({ cards, clauses }) =>
      `Runa ${list([...(cards.length > 0 ? [`reçoit ${list(cards)}`] : []), ...clauses])}.`,
    heals: ({ health, left }) => `récupère ${health} PV (total ${left})`,
    enters: ({ stage, level }) => `entre dans la salle ${stage} du niveau ${level}`,
    victory: 'La voie est libre : Runa a gagné !',
    won: ({ player, hero, boss, hp }) =>
      `${player ? `${player} a` : 'Tu as'} gagné ! Runa, ${the(hero)}, a vaincu ${the(boss)}. Il lui reste ${hp} PV.`,
    lost: ({ player, hero, stage, level }) =>
      `${player ? `La partie ${of(player)}` : 'Ta partie'} est terminée. Runa, ${the(hero)}, est tombée dans la salle ${stage} du niveau ${level}.`,
  },
  sentences: {
    class: ({ hero, cards }) => `${capital(the(hero))} commence avec ${list(cards)}.`,
    runa: ({ level, stage, hero, hp, max, focus, die }) =>
      `Niveau ${level}, salle ${stage} sur 4. Runa, ${the(hero)}, a ${hp} PV sur ${max}, ${focus} focus et un ${die}.`,
    monster: ({ monster, element, hp, max, focus }) =>
      `${capital(the(monster))}${element ? ` (${element})` : ''} a ${hp} PV sur ${max} et ${focus} focus.`,
    blocks: ({ block }) => `Ta prochaine attaque lui infligera ${damages(block)} de moins.`,
    deflects: ({ deflect }) => `Ton prochain sort lui infligera ${damages(deflect)} de moins.`,
    next: ({ ability, effect }) => `Ensuite : ${ability}, ${effect}.`,
    pending: ({ focus }) => `${focus} focus à venir.`,
    ifBroken: ({ ability }) => `Si son focus est rompu : ${ability}.`,
    cards: ({ cards }) => `Cartes de Runa : ${list(cards)}.`,
    loot: ({ cards }) => `Butin : ${list(cards)}.`,
    rooms: ({ rooms, rounds }) =>
      `Elle a franchi ${count(rooms, 'salle', 'salles')} sur 8 en ${count(rounds, 'tour', 'tours')}.`,
    slain: ({ monsters }) => `Monstres vaincus : ${list(monsters.map(({ noun }) => noun)) || 'aucun'}.`,
    totals: ({ dealt, taken, healed }) =>
      `Elle a infligé ${damages(dealt)}, en a subi ${taken} et a récupéré ${healed} PV.`,
    seeds: ({ level, seeds }) => `Graines du niveau ${level} : ${seeds}.`,
  },
  forecast: {
    noEffect: 'sans effet ce tour-ci',
    defends: ({ left, danger, reflected }) =>
      `${damages(left)} au lieu de ${danger}${reflected > 0 ? `, en renvoie ${reflected}` : ''}`,
    wasted: ({ ability }) => `perdu, ${ability} le rompt`,
    noDamage: 'aucun dégât',
    attack: ({ low, high, chance, breaksFocus }) =>
      [
        low === high ? damages(high) : `${low}–${high} dégâts`,
        ...(chance === 100 ? ['mortel'] : chance > 0 ? [`mortel à ${chance} %`] : []),
        ...(breaksFocus ? ['rompt le focus'] : []),
      ].join(', '),
    kills: ({ roll, monster }) =>
      roll === 1
        ? `N’importe quel lancer bat ${the(monster)}.`
        : `À partir de ${roll}, ton lancer bat ${the(monster)}.`,
    danger: ({ damage, left }) => {
      if (damage === 0) return 'Danger : aucun ce tour-ci';
      return left > 0
        ? `Danger : ${damages(damage)}, reste ${left} PV`
        : `Danger : ${damages(damage)}, mortel pour Runa`;
    },
    dangerBrief: ({ damage, left }) => {
      if (damage === 0) return 'Aucun danger';
      return left > 0 ? `−${damage}, reste ${left}` : `−${damage} : mortel`;
    },
    dangerSentence: ({ damage, hp }) => {
      if (damage === 0) return 'Runa n’est pas en danger ce tour-ci.';
      return damage < hp
        ? `Runa va subir ${damages(damage)}. Elle a ${hp} PV.`
        : `${damages(damage)} : ce serait mortel pour Runa, qui a ${hp} PV.`;
    },
  },
};
