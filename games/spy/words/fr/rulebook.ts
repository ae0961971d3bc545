import type { SpyWords } from '../en/index.ts';

export const rulebook: Pick<SpyWords, 'rulebook'> = {
  rulebook: {
    rules: `### But du jeu
Tu mènes une équipe d’agents secrets dans un casino plein d’invités. Personne ne sait qui est avec qui. **À la fin, le camp qui a le plus de points de renseignement (PR) l’emporte.** Les PR viennent :
- **des jetons :** chaque agent commence avec 10 jetons, et à la fin chaque jeton devient des PR (10 en général). C’est ce qui rend la roulette importante ;
- **des secrets :** les invités et les coffres en révèlent (13 PR chacun en général) ;
- **du collier :** le rendre au chat rapporte des PR (33 en général) et termine la partie.

### Avant la partie
Tu choisis 8 fois, à chaque fois parmi 3 agents et 3 gadgets au plus. Prends 2 à 4 agents ; le reste sera des gadgets. Donne ensuite chaque gadget à l’un de tes agents et appuie sur « Prêt ». Le camp adverse n’en voit rien.

### Une manche
Chacun agit une fois par manche, dans un ordre tiré au hasard. Les invités et le chat se déplacent seuls. Un agent a en général 2 pas et 1 action. Tu vois ce que les autres ont fait quand ton prochain agent est actif. Si le jeu n’a attendu personne entre-temps, c’étaient tous des invités.

### Les pas
« Marcher… » t’emmène aussi loin que tes pas le permettent et propose de continuer la fois suivante ; les choix comme « 2 pas, puis espionner Kaya » agissent aussitôt. Sur une case occupée, vous échangez vos places ; sur un objet, tu le ramasses.

### Les actions
- **Espionner** quelqu’un à côté de toi : un invité révèle parfois un secret, et quelquefois la combinaison d’un coffre. Un ennemi ne révèle rien et te remarque.
- **Ouvrir un coffre** à côté de toi si tu connais sa combinaison : un secret et la combinaison suivante. Le dernier coffre contient le collier de diamants.
- **La roulette** à une table à côté de toi : tu gagnes ta mise 18 fois sur 37, sinon tu la perds.
- **Les cocktails :** prends-en un sur une table de bar, puis bois-le pour te soigner ou renverse-le sur quelqu’un. Des vêtements mouillés réduisent toutes les chances de moitié.
- **Gadgets et talents :** certains ajoutent des actions. Voir les pages suivantes.

### Points de vie
À 0 PV, un agent est porté sur un tabouret avec 1 PV, lâche le collier et perd son tour de cette manche s’il ne l’a pas encore joué. Un agent assis sur un tabouret au début d’une manche récupère tous ses PV à la fin de celle-ci ; à côté d’une cheminée, les vêtements sèchent.

### La fin
La partie se termine quand le chat récupère son collier : va sur sa case avec le collier, ou donne-le-lui depuis la case voisine. Il peut aussi le trouver au sol. À la dernière manche (la 10ᵉ en général), les invités rentrent chez eux, et dès lors le concierge met un agent à la porte par manche, jusqu’à ce qu’il n’y ait plus personne.
À égalité de PR, c’est le collier qui décide, puis les cocktails bus, les cocktails renversés sur des ennemis, le moins de dégâts subis, et enfin pile ou face.

### La carte
La légende sous la carte explique ce qu’on y voit : \`<\` marque l’agent actif, les majuscules sont tes agents, les minuscules tous les autres. Ton score et son détail sont au-dessus de la carte. Avec « Notes », marque qui est, selon toi, un ennemi ou un invité.

### Parties plus courtes
Avec l’option \`durée\`, le concierge met tout le monde à la porte après la dernière manche : éclair (3 manches), rapide (5) ou soirée (7).`,
    typing: `Les boutons et les menus suffisent à tout. Si tu préfères écrire, utilise \`/coup\`. \`C7\` est la colonne C, ligne 7.
- \`pick agent …\`, \`pick gadget JETPACK\` : choisir dans l’offre ; \`choose\` fait les choix restants.
- \`give JETPACK to …\` : attribuer un gadget ; \`share\` répartit le reste, \`ready\` entre au casino.
- \`walk C7\` : aller aussi loin que les pas le permettent ; \`step C7\` : une case.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\` : espionner quelqu’un, ouvrir un coffre, observer quelqu’un, détruire une table de roulette.
- \`gamble C7 5\` : miser 5 jetons à la roulette.
- \`take C7\`, \`drink\`, \`pour C7\` : prendre, boire ou renverser un cocktail.
- \`use JETPACK F7\` : utiliser un gadget.
- \`retire\` : finir le tour.

### Noms des gadgets`,
    gadgets: 'Gadgets',
    talents: 'Talents',
  },
};
