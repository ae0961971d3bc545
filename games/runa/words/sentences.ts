import type { Text } from '../../kit/text.ts';
import { show } from '../rules/abilities.ts';
import { CLASS_NAMES, classCards } from '../rules/cards.ts';
import { attemptOf, MONSTERS } from '../rules/monsters.ts';
import { HP_MAX, isOver, type Monster, type State } from '../state.ts';

/** The board in sentences. */
export function sentences(table: State): Text[] {
  if (table.phase.kind === 'class') return classSentences();
  if (isOver(table)) return [endSentence(table), ...storySentences(table), handSentence(table)];
  return [runaSentence(table), handSentence(table), ...table.monsters.map(monsterSentence), ...questions(table)];
}

function classSentences(): Text[] {
  return [
    { en: 'Runa has not chosen her class yet.', de: 'Runa hat ihre Klasse noch nicht gewählt.' },
    ...CLASS_NAMES.map((name) => `${name}: ${classCards(name, 1).map(show).join(', ')}.`),
  ];
}

/** How the run ended, in one sentence. */
export function endSentence({ phase, class: name, level, stage, runa }: State): Text {
  return phase.kind === 'won'
    ? {
        en: `Runa the ${name} defeated the Mega Saurus and won with ${runa.hp} HP left.`,
        de: `Runa (${name}) hat den Mega Saurus besiegt und mit ${runa.hp} HP gewonnen.`,
      }
    : {
        en: `Runa the ${name} fell in Stage ${stage} of Level ${level}.`,
        de: `Runa (${name}) ist in Stage ${stage} von Level ${level} gefallen.`,
      };
}

function storySentences({ story }: State): Text[] {
  const seeds = story.seeds.map((pair) => pair.join(',')).join(' / ');
  const slain = story.slain.join(', ');
  return [
    { en: `Seeds: ${seeds}.`, de: `Seeds: ${seeds}.` },
    {
      en: `She won ${story.rooms} of 8 rooms in ${story.rounds} rounds and slew ${slain || 'nobody'}.`,
      de: `Sie gewann ${story.rooms} von 8 Räumen in ${story.rounds} Runden und erschlug ${slain || 'niemanden'}.`,
    },
    {
      en: `She dealt ${story.dealt} damage, took ${story.taken} and healed ${story.healed}.`,
      de: `Sie teilte ${story.dealt} Schaden aus, erlitt ${story.taken} und heilte ${story.healed}.`,
    },
  ];
}

function runaSentence({ class: name, level, stage, runa }: State): Text {
  const health = `${runa.hp}/${HP_MAX} HP, ${runa.fp}/${runa.die} FP`;
  return {
    en: `Level ${level}, Stage ${stage}: Runa the ${name} has ${health} and a d${runa.die}.`,
    de: `Level ${level}, Stage ${stage}: Runa (${name}) hat ${health} und einen d${runa.die}.`,
  };
}

function handSentence({ runa }: State): Text {
  const cards = runa.hand.map(show).join(', ');
  return { en: `Her cards: ${cards}.`, de: `Ihre Karten: ${cards}.` };
}

function monsterSentence(monster: Monster): Text {
  const { element, hp } = MONSTERS[monster.name];
  const who = monster.name + (element ? ` (${element})` : '');
  const points = `${monster.hp}/${hp} HP, ${monster.fp} FP`;
  const next = show(attemptOf(monster));
  const guard = guardOf(monster);
  return {
    en: `${who} has ${points}, attempts ${next} next${guard.en}.`,
    de: `${who} hat ${points}, versucht als Nächstes ${next}${guard.de}.`,
  };
}

function guardOf({ block, deflect, pending }: Monster): { en: string; de: string } {
  if (block > 0) return { en: ` and blocks ${block} phy. damage`, de: ` und blockt ${block} phy. Schaden` };
  if (deflect > 0) return { en: ` and deflects ${deflect} mag. damage`, de: ` und lenkt ${deflect} mag. Schaden ab` };
  if (pending > 0) return { en: ` and focuses on ${pending} FP`, de: ` und fokussiert ${pending} FP` };
  return { en: '', de: '' };
}

function questions({ phase }: State): Text[] {
  switch (phase.kind) {
    case 'seeds':
      return [{ en: 'The shuffles need two seeds.', de: 'Zum Mischen fehlen zwei Seeds.' }];
    case 'target':
      return [{ en: 'Runa chooses her target.', de: 'Runa wählt ihr Ziel.' }];
    case 'dice':
      return [{ en: 'Runa rolls her die.', de: 'Runa würfelt.' }];
    case 'reward':
      return [
        {
          en: 'Runa won the room: cards or a bigger die.',
          de: 'Der Raum ist gewonnen: Karten oder ein größerer Würfel.',
        },
      ];
    case 'loot': {
      const offer = phase.offer.map(show).join(', ');
      return [{ en: `The loot: ${offer}.`, de: `Die Beute: ${offer}.` }];
    }
    case 'heal':
      return [{ en: 'Runa may discard cards for 10 HP each.', de: 'Runa darf Karten für je 10 HP abwerfen.' }];
    default:
      return [];
  }
}
