import type { rulebook as en } from '../en/rulebook.ts';

export const rulebook: typeof en = {
  rules: `### But du jeu
Fais tomber ton adversaire de 30 PV à 0. Chacun pioche dans sa propre pioche.

### Ton tour
Tes créatures se réveillent, tu reçois du mana et tu pioches une carte.
- Mana : 1, 2, 4, puis 8 à chaque manche. Le mana non dépensé se conserve, jusqu’à 15.
- Si ta pioche est vide ou si tu as déjà 7 cartes, tu perds 1 PV au lieu de piocher.

Fais ensuite autant d’actions que tu veux, dans n’importe quel ordre :
- **Pose** une créature sur une case libre. Cela coûte du mana.
- **Lance** un sort. Cela coûte aussi du mana.
- **Attaque** ton adversaire ou l’une de ses créatures. Chaque créature peut attaquer une fois par tour.
- **Sacrifie** une carte de ta main pour gagner 1 PV.

Appuie sur **Finir le tour** quand tu as terminé.

### Créatures
3/7 signifie 3 dégâts et 7 PV. La cible d’une attaque perd autant de PV que l’attaquant inflige de dégâts, et ne riposte pas. Une créature sans PV est détruite.

Une créature qui arrive dort (\`z\`) jusqu’à ton prochain tour : elle ne peut ni attaquer ni être attaquée. \`=\` signifie qu’elle a déjà attaqué ce tour-ci.
- \`S\` **bouclier** : ton adversaire doit détruire tous tes boucliers avant d’attaquer autre chose, toi y compris. Un bouclier est éveillé dès le prochain tour de ton adversaire.
- \`M\` **drain de mana** : toucher ton adversaire lui fait perdre tout son mana.
- \`A\` **célérité** : éveil immédiat.

### Bon à savoir
Commencer est un gros avantage. Un tirage au sort désigne donc qui commence, et la revanche inverse les rôles. Avec le **départ équitable**, chacun gagne à peu près aussi souvent : le camp qui joue en second débute avec 3 mana et une quatrième carte.

\`/consulter\` montre les decks d’une table. Pour jouer avec tes propres decks, crées-en un avec \`/concevoir\` ou envoie des fichiers JSON avec \`/jouer duel\`.`,
  spells: 'Sorts',
  decks: 'Decks',
  moreDecks: 'Autres decks',
  typing: `Au lieu d’appuyer sur les boutons, tu peux taper un coup avec \`/coup\`. Les cartes sont numérotées à partir de la gauche, les cases de 1 à 7.
- \`set 2 to 4\` : poser la carte 2 de ta main sur la case 4
- \`cast 3\` : lancer la carte 3
- \`cast 3 take 2 to 5\` : lancer Traître (carte 3) sur la case 2 de ton adversaire et amener la créature sur ta case 5
- \`attack 0 with 3\` : attaquer ton adversaire avec la créature de la case 3
- \`attack 2 with 3\` : attaquer sa case 2 avec cette créature
- \`sacrifice 1\` : sacrifier la carte 1 pour 1 PV
- \`finish\` : finir ton tour`,
};
