import type { Lesson } from '@longtable/kit';
import type { Options } from './options.ts';

const LEVEL = `#############
#.....#.....#
#.@......s..#
#.....#.....#
#############`;

/** One soldier in two rooms, and a hero who is about to level up. */
export const lesson: Lesson<Options> = {
  options: { levels: LEVEL, prior: 25 },
  seed: 100,
  steps: [
    {
      about: {
        en: 'Every hero has health, attack, defense and a special ability. Jon Snow is tough and can heal himself.',
        de: 'Jeder Held hat Leben, Angriff, Abwehr und eine besondere Fähigkeit. Jon Snow hält viel aus und kann sich heilen.',
      },
      task: { en: 'Choose Jon Snow.', de: 'Wähle Jon Snow.' },
      line: '1',
    },
    {
      about: {
        en: 'You are @, # is a wall and s is a soldier. Each round you act once, then every enemy acts once.',
        de: 'Du bist @, # ist eine Wand und s ein Soldat. In jeder Runde machst du eine Aktion, danach jeder Gegner eine.',
      },
      task: { en: 'Take a step to the right: →', de: 'Geh einen Schritt nach rechts: →' },
      line: 'd',
    },
    {
      about: {
        en: '“Walk to…” saves you single steps: you keep walking until a wall, an opening or an enemy stops you. Below the board you can see who has spotted you and how much damage you could take.',
        de: '„Gehen zu …“ erspart dir einzelne Schritte: Du läufst weiter, bis dich eine Wand, eine Öffnung oder ein Gegner aufhält. Unter dem Brett liest du, wer dich sieht und wie viel Schaden dir droht.',
      },
      task: { en: 'In “Walk to…”, choose →→', de: 'Wähle bei „Gehen zu …“ →→' },
      line: 'walk d',
    },
    {
      about: {
        en: 'The soldier is right next to you. Step into an enemy to attack: a roll up to your attack, minus a roll up to his defense.',
        de: 'Der Soldat steht direkt neben dir. Geh auf einen Gegner zu, um ihn anzugreifen: ein Wurf bis zu deinem Angriff minus ein Wurf bis zu seiner Abwehr.',
      },
      task: { en: 'Attack: →', de: 'Greif an: →' },
      line: 'd',
    },
    {
      about: {
        en: 'He fights back in the same round, but your attack is much higher than his.',
        de: 'Er greift dich in derselben Runde an, aber dein Angriff ist viel höher als seiner.',
      },
      task: { en: 'Attack again: →', de: 'Greif noch einmal an: →' },
      line: 'd',
    },
    {
      about: {
        en: 'Your ability is ready. Avenger’s Shield heals you and hits a nearby enemy, who can’t defend against it. Then it takes a few rounds to recharge.',
        de: 'Deine Fähigkeit ist bereit. Der Rächerschild heilt dich und trifft einen Gegner in der Nähe, der sich nicht wehren kann. Danach braucht er ein paar Runden Pause.',
      },
      task: { en: 'Use Avenger’s Shield.', de: 'Setz den Rächerschild ein.' },
      line: 'e',
    },
    {
      about: {
        en: 'He has hardly any health left. Kills give experience, and with enough of it you level up: more of everything.',
        de: 'Er hat kaum noch Leben. Besiegte Gegner geben Erfahrung, und mit genug Erfahrung steigst du auf und bekommst von allem mehr.',
      },
      task: { en: 'Attack one last time: →', de: 'Greif ein letztes Mal an: →' },
      line: 'd',
    },
  ],
  end: {
    en: 'You can walk, attack, use an ability and level up. Ten levels await, with hidden traps and bosses that shoot.',
    de: 'Du kannst laufen, angreifen, eine Fähigkeit einsetzen und aufsteigen. Zehn Level warten auf dich, mit versteckten Fallen und schießenden Bossen.',
  },
};
