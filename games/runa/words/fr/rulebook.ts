import type { rulebook as en } from '../en/rulebook.ts';
import { theElement } from './cards.ts';

export const rulebook: typeof en = {
  rules: `### But du jeu
Guide Runa à travers deux niveaux de quatre salles. Un boss attend dans la quatrième. Bats le Mégasaure à la fin du niveau 2 et tu as gagné. Si Runa n’a plus de PV, la partie est perdue.

### Un tour
1. **Joue une carte.** Les cartes ne s’usent pas. S’il y a deux monstres dans la salle, une attaque ou un sort demande aussi une cible.
2. **Lance le dé.** Pour une attaque, le dé de Runa s’ajoute aux dégâts. Les sorts n’en ont pas besoin.
3. **Les monstres agissent.** Chacun utilise une capacité. Le plateau montre ce qu’il fera ensuite et à quel point Runa est en danger. Un monstre saute les sorts qu’il ne peut pas payer.

### Focus
Plus Runa a de focus, plus ses sorts frappent fort. Un sort coûte 1 focus, mais jamais le dernier. Elle peut en avoir autant que son dé a de faces.

Le focus accumulé arrive juste avant le prochain tour de celui qui l’accumule. D’ici là, certaines attaques peuvent le rompre : Entaille et Moulinet de ton côté, Éraflure et Griffes du leur.

### Défense
Parade affaiblit toutes les attaques des monstres ce tour-ci, et Reflet renvoie une partie de chaque sort à son auteur. La Garde ou la Déviation d’un monstre affaiblit ta prochaine attaque ou ton prochain sort contre lui.

### Après un combat
- **Salles 1 à 3 :** prends de nouvelles cartes (1 sur 2, ou 2 sur 4 après deux monstres) ou un dé plus grand : d4, d6, d8, d10, d12. Si tu as déjà un d12, tu prends des cartes.
- **Premier boss :** Runa reçoit ses deux cartes de classe de niveau 2.
- **Soins :** après chaque combat, tu peux défausser des cartes pour récupérer 10 PV chacune, jusqu’à 50. Tu dois garder au moins une carte.

### Score
Les parties sont classées d’après les salles franchies, puis les monstres vaincus, puis les dégâts subis (moins il y en a, mieux c’est). Seules les parties avec le dé du bot et des graines aléatoires comptent pour le classement.

### Options
Avec \`dé\`, tu lances ton propre dé et tu saisis le résultat. Avec \`graines\`, tu fixes les graines du mélange pour rejouer une partie.`,
  cards: {
    title: 'Cartes',
    text: `### Classes
Runa commence avec les deux cartes de sa classe, au niveau 1.
- **Guerrière :** Estoc, Parade
- **Magicienne :** Focus, Eau
- **Paladine :** Entaille, Reflet

### Attaques
n est le niveau de la carte, w ton lancer.
\`Entaille\` 4n + w, rompt le focus
\`Moulinet\` 5n + w, rompt le focus
\`Estoc   \` 6n + w, +4n si w vaut 6 ou plus
\`Percée  \` 7n + w, +5n si w vaut 6 ou plus

### Sorts
f est le focus de Runa.
\`Eau   \` (2n + 4) × f, +2n contre la foudre
\`Glace \` (2n + 4) × f + 2, +2n contre l’eau
\`Feu   \` (2n + 5) × f, +2n contre la glace
\`Foudre\` (2n + 5) × f + 2, +2n contre le feu

### Le reste
\`Parade\` chaque attaque de ce tour inflige 7n de moins
\`Reflet\` renvoie à son auteur jusqu’à 10n dégâts de chaque sort de ce tour
\`Focus \` +n focus après le tour des monstres, s’il n’est pas rompu`,
  },
  monsters: {
    title: 'Monstres',
    intro: 'Les PV de chaque monstre, son élément s’il en a un, et ses capacités dans l’ordre où il les utilise.',
    abilities: `### Capacités
n est le niveau de la capacité.
- Attaques : Éraflure 5n et Griffes 6n (les deux rompent le focus), Fracas 8n, Morsure 10n
- Sorts : Eau 8n + 2, Glace 10n + 2, Feu 12n + 2, Foudre 14n + 2. Chacun demande et coûte n focus.
- Focus : +n focus avant son prochain tour, s’il n’est pas rompu
- Garde : ta prochaine attaque inflige 7n de moins
- Déviation : ton prochain sort inflige 11n + 2 de moins`,
  },
  level: ({ level }) => `### Niveau ${level}`,
  monsterLine: ({ monster, hp, element, abilities }) =>
    `- **${monster}** (${hp}${element ? `, ${element}` : ''}) : ${abilities}`,
  ascension: {
    title: 'Ascension',
    intro: `### Ascension
L’option \`ascension\` rend une partie plus difficile. Chaque palier ajoute sa règle aux précédentes.`,
    week: `### Règles de la semaine
Avec \`semaine\`, tu joues selon les règles de cette semaine : trois des règles ci-dessus et une qui aide. Elles sont les mêmes pour tout le monde et changent chaque lundi.`,
  },
  expansion: {
    title: 'Extension',
    intro: 'L’option `extension` ajoute ce qui suit. Chaque niveau a l’un de deux boss.\n### Classes',
    cards: '### Cartes\nn est le niveau de la carte, w ton lancer, f le focus de Runa.',
  },
  cardLine: ({ card, effect }) => `- **${card}** : ${effect}`,
  formulas: {
    strike: ({ power, bonus, breaksFocus }) =>
      `${power}n + w${bonus ? `, +${bonus}n si w vaut 6 ou plus` : ''}${breaksFocus ? ', rompt le focus' : ''}`,
    spell: ({ perFocus, extra, element }) =>
      `(2n + ${perFocus}) × f${extra ? ` + ${extra}` : ''}, +2n contre ${theElement(element)}`,
    parry: ({ power }) => `les attaques infligent ${power}n de moins`,
    reflect: ({ power }) => `renvoie ${power}n de magie`,
    focus: ({ power }) => `+${power}n focus`,
  },
  typing: `Au lieu d’appuyer sur les boutons, tu peux taper un coup avec \`/coup\`. Tout est numéroté dans l’ordre où c’est proposé.
- \`2\` : la deuxième classe, carte, cible ou récompense, ou un lancer de 2
- \`2,1\` : deux cartes du butin, ou des cartes à défausser
- \`none\` : garder toutes les cartes
- \`61,86\` : les graines des cartes et des monstres`,
};
