import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  lesson: {
    place: {
      about:
        'Une fois par tour, tu places des cartes à côté de ton roi, X. Tant qu’une unité n’est pas retournée, personne d’autre ne la voit. 1000/1000, ce sont son attaque (ATK) et sa défense (DEF).',
      task: 'Place le fermier aux chèvres en D2.',
    },
    move: {
      about:
        'Chaque unité peut avancer d’une case par tour, même celle que tu viens de placer : * marque celles qui le peuvent encore.',
      task: 'Déplace-le de D2 à D3.',
    },
    end: {
      about:
        'Il n’y a plus rien d’utile à faire ce tour-ci. Avec 5 cartes en main, tu devrais en défausser une, mais tu n’en as que 4.',
      task: 'Termine ton tour.',
    },
    placeSecond: {
      about:
        'Une unité face cachée est apparue en D6. Un seul fermier ne suffira peut-être pas, mais deux de tes unités peuvent s’unir en une.',
      task: 'Place le garde de la grange en D2.',
    },
    unite: {
      about:
        'Deux unités peuvent s’unir selon leurs valeurs : le menu te le montre avant que tu choisisses. Si elles ne vont pas ensemble, l’une des deux disparaît.',
      task: 'Déplace D2 sur ta propre unité en D3.',
    },
    moveUnion: {
      about: 'Une unité qui vient de s’unir peut encore bouger ce tour-ci.',
      task: 'Déplace-la de D3 à D4.',
    },
    wait: {
      about: 'Maintenant, attends que ton adversaire approche.',
      task: 'Termine ton tour.',
    },
    attack: {
      about:
        'Aller sur une unité ennemie déclenche un duel : l’unité qui a le moins d’attaque tombe, et son camp subit la différence en dégâts. Contre le roi, toute ton attaque compte.',
      task: 'Attaque D5 depuis D4.',
    },
    done: 'Tu sais maintenant placer, déplacer, unir et gagner un duel. Fais passer ton adversaire de 8000 points de vie à 0, et tu gagnes.',
  },
  rulebook: {
    rules: `### But du jeu
Fais passer ton adversaire de 8000 points de vie à 0. Tu gagnes aussi s’il doit piocher alors que son deck est vide.

Jouer en second est un avantage. Avec le **départ équitable**, les deux camps gagnent à peu près aussi souvent : celui qui commence a 12 000 points de vie.

### Ton tour
Tu pioches une carte. Ensuite, dans l’ordre que tu veux, tu peux :
- **placer**, une seule fois : une ou plusieurs cartes de ta main, toutes sur la même case à côté de ton roi (en diagonale aussi).
- **déplacer** chaque unité et ton roi une fois : d’une case vers le haut, le bas, la gauche ou la droite.
- **retourner** une unité face cachée avant qu’elle bouge. Cela ne compte pas comme un déplacement.
- **bloquer** avec une unité au lieu de la déplacer. Elle bloque jusqu’à son prochain déplacement.

Puis tu finis ton tour. Avec 5 cartes en main, tu dois en défausser une ; avec moins, tu ne peux pas.

### Les unités
1200/800 signifie attaque 1200, défense 800. Les unités arrivent face cachée : personne d’autre ne sait ce qu’elles sont. Une unité qui vient d’être placée peut bouger tout de suite. Tu peux avoir jusqu’à 5 unités sur le plateau ; une sixième disparaît aussitôt.

### Les duels
Va sur une case ennemie pour attaquer. Les deux unités sont retournées face visible et le restent.
- **Contre une unité :** celle qui a le moins d’attaque tombe, et son camp subit la différence en dégâts. À égalité, les deux tombent.
- **Contre une unité qui bloque :** ton attaque contre sa défense. Si ton attaque est plus haute, elle tombe sans dégâts. Si elle est plus basse, tu subis la différence en dégâts et les deux restent. À égalité, rien ne se passe.
- **Contre le roi :** ton adversaire subit toute ton attaque en dégâts, et ton unité reste sur place.

Si ton unité en bat une autre, elle avance sur sa case.

### Le roi
Il se déplace comme une unité, mais n’attaque, ne bloque et ne tombe jamais. S’il va sur une de tes unités, elle disparaît. Tes unités ne peuvent pas aller sur sa case.

### Le plateau
\`x\` marque les unités du camp qui a commencé, \`y\` celles de l’autre ; les majuscules sont les rois. \`*\` peut encore bouger, \`#\` bloque, \`+\` est une case que tu peux choisir. \`x26\` est une unité d’attaque 2600, \`x26?\` une des tiennes face cachée, \`y?\` une unité face cachée que tu ne connais pas. \`+2\` après un nom signifie que 2 autres unités en font partie. \`/consulter\` montre les noms complets et la légende.`,
    unions: {
      title: 'Unions',
      text: `### Comment unir
Déplace ou place une unité sur une des tiennes. Le menu te montre le résultat avant que tu choisisses.
- L’unité réunie peut encore bouger ce tour-ci. Elle n’est face visible que si les deux l’étaient.
- Elle peut s’unir de nouveau, mais ne se sépare jamais.
- Si les deux ne vont pas ensemble, l’unité qui était déjà là disparaît.

### Quelles unités vont ensemble
La première règle qui convient s’applique. Deux unités du même nom ne s’unissent jamais.
1. **Symbiose :** l’attaque de chaque unité est égale à la défense de l’autre, et l’une des attaques est plus haute. L’attaque la plus haute devient la nouvelle attaque et la nouvelle défense.
2. **Esprits semblables :** les deux attaques, ou les deux défenses, ont un diviseur commun supérieur à 100. Les valeurs s’additionnent, moins le plus grand de ces diviseurs.
3. **Nombres premiers :** le plus grand diviseur commun est exactement 100, et les deux attaques, ou les deux défenses, sont un nombre premier de centaines (200, 300, 500, 700, 1100…). Les valeurs s’additionnent.

### Exemples
- Fermier de l’étable 500/300 et fermier aux marguerites 300/500 : symbiose, 500/500
- Fermier aux vaches 1400/1400 et garde de la grange 400/900 : esprits semblables (200), 1600/2100
- Fermier au grain 1100/1100 et servante du battage 1300/1000 : nombres premiers (11 et 13), 2400/2100
- Fermier aux clôtures 300/1000 et garde de la grange 400/900 : ne vont pas ensemble`,
    },
    classicDeck: 'Deck classique',
    otherDecks: 'Autres decks',
    moreDecks: 'Encore des decks',
    ownDecks:
      'Envie de tes propres unités ? Crée un deck avec `/concevoir deck-farmland`, ou envoie tes fichiers en lançant une partie avec `/jouer farmland`.',
    typing: `Les boutons et les menus suffisent à tout. Si tu préfères écrire, utilise \`/coup\` :
- \`D1 move D2\` : déplacer le roi ou une unité de D1 à D2, y attaquer ou s’y unir
- \`D4 move D4\` : ne plus bloquer
- \`D4 flip\` : retourner, \`D4 block\` : bloquer
- \`place 3 D2\` : placer la carte 3 de ta main en D2
- \`place 3 1 D2\` : placer la carte 3, puis la carte 1, en D2
- \`yield\` : finir ton tour
- \`yield 3\` : défausser la carte 3 et finir ton tour
- \`auto\` : laisser l’ordinateur jouer tout ton tour (pas si tu l’as déjà commencé ; contre d’autres, seulement avec les indices)`,
  },
};
