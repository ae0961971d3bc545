import type { rules as english } from '../en/rules.ts';

export const rules: typeof english = {
  lesson: {
    hero: {
      about:
        'Chaque héros a des PV, une attaque, une défense et une capacité spéciale. Jon Snow encaisse bien et peut se soigner.',
      task: 'Choisis Jon Snow.',
    },
    step: {
      about: 'Tu es @, # est un mur et s un soldat. À chaque tour, tu agis une fois, puis chaque ennemi agit une fois.',
      task: 'Fais un pas à droite : →',
    },
    walk: {
      about:
        '« Aller à… » t’évite les pas un par un : tu avances jusqu’à ce qu’un mur, un passage ou un ennemi t’arrête. Sous le plateau, tu lis qui te voit et combien de dégâts tu risques.',
      task: 'Dans « Aller à… », choisis →→',
    },
    attack: {
      about:
        'Le soldat est juste à côté de toi. Avance sur un ennemi pour l’attaquer : un tirage jusqu’à ton attaque, moins un tirage jusqu’à sa défense.',
      task: 'Attaque : →',
    },
    attackAgain: {
      about: 'Il riposte dans le même tour, mais ton attaque est bien plus forte que la sienne.',
      task: 'Attaque encore : →',
    },
    ability: {
      about:
        'Ta capacité est prête. Le Bouclier du vengeur te soigne et frappe un ennemi proche, qui ne peut pas se défendre. Ensuite, il lui faut quelques tours pour se recharger.',
      task: 'Utilise le Bouclier du vengeur.',
    },
    kill: {
      about:
        'Il n’a presque plus de PV. Tuer des ennemis donne de l’expérience, et avec assez d’expérience tu montes en rang : tout augmente.',
      task: 'Attaque une dernière fois : →',
    },
    done: 'Tu sais marcher, attaquer, utiliser une capacité et monter en rang. Dix niveaux t’attendent, avec des pièges cachés et des boss qui tirent.',
  },
  rulebook: {
    rules: `### But du jeu
Termine tous les niveaux. Un niveau est terminé quand tous ses ennemis sont morts. Termine le dernier, et l’expédition est gagnée.
Ton héros n’a qu’une vie et garde tout d’un niveau à l’autre, mais rien ne le soigne entre deux.

### Un tour
Tu fais une action, puis chaque ennemi en fait une.
- **← ↑ ↓ →** : faire un pas. Avance sur un ennemi pour l’attaquer.
- **Aller à…** fait tous les pas d’un coup, **Combattre…** tous les pas vers un ennemi et toutes les attaques contre lui : le bouton indique ce que le combat te coûtera probablement. **Battre en retraite** te mène là où personne ne te voit. Ils s’arrêtent quand un ennemi te repère ou que tu perds des PV ; un combat, quand tu as perdu un quart de tes PV ou que tu pourrais mourir.
- **Bouclier, Blizzard, Couteaux** ou **Tirer** : utiliser la capacité de ton héros.
- **Attendre** laisse passer un tour. **Se reposer** attend que ta capacité soit de nouveau prête ou qu’un ennemi approche.
Les murs ne bloquent que le passage : tout le monde peut voir, lancer des sorts et tirer à travers.

### Attaquer
L’attaquant tire de 0 à son attaque, le défenseur de 0 à sa défense. La différence donne les dégâts. Si ton pas tue un ennemi, tu avances sur sa case.

### Monter en rang
Tuer des ennemis donne de l’expérience. Quand tu en as 50 × ton rang, tu passes au rang suivant : plus d’attaque, de défense et de PV, tous rendus.

### Le défi du jour
\`/défi-du-jour\` propose chaque jour un nouveau niveau, avec les mêmes tirages pour tout le monde, et chaque héros peut le terminer. Vise le moins de tours possible, et, si tu peux, moins que l’ordinateur. À égalité, on compare les PV restants ou, si tu meurs, l’expérience.`,
    heroes: {
      title: 'Héros',
      text: `### Capacités
- **Guerrier**, Bouclier du vengeur : rend 10 × ta défense en PV et frappe un ennemi au hasard à moins de 3 cases, pour un dixième de tes PV maximum. La cible ne peut pas se défendre. Ensuite, il doit se recharger.
- **Mage**, Blizzard : plusieurs coups de ta puissance sur des ennemis au hasard à portée. Coûte du mana ; à chaque tour, tu en récupères autant que ton rang.
- **Voleur**, Éventail de couteaux : frappe de ton attaque les ennemis sur les 8 cases autour de toi. Coûte de l’énergie ; tu en récupères 10 par tour.
- **Chasseur**, Tir : frappe de ton attaque l’ennemi le plus proche à portée. Coûte 1 flèche ; tu en reçois de nouvelles tous les 11 tours.

### Les héros au rang 1
`,
    },
    levels: {
      title: 'Niveaux',
      text: `### Un seul niveau
L’option \`niveau\` de \`/jouer dungeon\` te fait jouer un seul niveau, avec l’expérience de tous les précédents.

### Descente sans fin
L’option \`sans-fin\` t’emmène aussi bas que tu peux. Chaque niveau est nouveau et plus dur que le précédent, et ta profondeur est ton score. Tu peux y jouer Maren, Pip Lanterne ou Vesna, et tu y croiseras d’autres créatures.

### Tes propres niveaux
Envoie un fichier texte de plateaux faits de \`#\` (mur), \`.\` (sol), d’un \`@\` (départ du héros) et des lettres d’ennemis. Un plateau peut avoir jusqu’à 60 × 30 cases et 100 ennemis. Sépare les plateaux par des lignes vides ou par des lignes comme \`level2.txt:\`, ou mets-les dans plusieurs fichiers.
Avec \`/concevoir niveaux\`, tu peux les dessiner ici même.

### Tes propres héros et ennemis
Envoie un fichier texte avec un personnage par ligne. Ils rejoignent ceux d’ici, dans tous les niveaux et dans une descente sans fin.
\`\`\`
Rogue Mina: health 200, attack 30, defense 3, cost 25
monster r Rat: health 40, attack 6, defense 1, vision 4, experience 15
boss O Ogre: health 900, attack 60, defense 20, vision 6, experience 400, frequency 4
trap S Fosse: health 90, attack 30, defense 5, experience 60, shown 2, hidden 5
\`\`\`
Un \`Warrior\` a \`cooldown\`, un \`Hunter\` \`range\`, un \`Mage\` \`mana pool\`, \`mana cost\`, \`spell power\`, \`hits\` et \`range\`.`,
    },
    typing: `- \`1\` à \`7\` : choisir un héros
- \`w\` haut, \`s\` bas, \`a\` gauche, \`d\` droite
- \`e\` : utiliser ta capacité
- \`q\` : attendre
- \`walk w\` (ou \`s\`, \`a\`, \`d\`) : continuer à marcher
- \`rest\` : se reposer

Tu peux écrire des coups qui n’ont pas de bouton, comme un pas contre un mur. Une capacité ratée te coûte quand même le tour.`,
    enemies: 'Ennemis',
    monster: '### Monstres\nIls te poursuivent quand tu entres dans leur champ de vision. Sinon, ils errent.',
    boss: '### Boss\nComme les monstres, mais après quelques tours à te voir, ils tirent : toute leur attaque moins ton tirage de défense.',
    trap: '### Pièges\nIls ne bougent jamais, t’attaquent sur les 8 cases autour d’eux et sont cachés la plupart du temps. Retiens où ils sont !',
    deep: 'Les profondeurs',
  },
};
