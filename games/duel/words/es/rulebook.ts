import type { rulebook as en } from '../en/rulebook.ts';

export const rulebook: typeof en = {
  rules: `### Objetivo
Baja la vida de tu rival de 30 a 0. Cada cual roba de su propia pila.

### Tu turno
Tus criaturas despiertan, recibes maná y robas una carta.
- Maná: 1, 2, 4 y después 8 por ronda. El maná que no gastas se conserva, hasta 15.
- Si tu pila está vacía o ya tienes 7 cartas, pierdes 1 de vida en vez de robar.

Después haz todo lo que quieras, en cualquier orden:
- **Coloca** una criatura en una casilla libre. Cuesta maná.
- **Lanza** un hechizo. También cuesta maná.
- **Ataca** a tu rival o a una de sus criaturas. Cada criatura puede atacar una vez por turno.
- **Sacrifica** una carta de tu mano para ganar 1 de vida.

Pulsa **Terminar turno** cuando acabes.

### Criaturas
3/7 significa 3 de daño y 7 de vida. Un ataque resta su daño a la vida del objetivo, y nadie devuelve el golpe. Una criatura sin vida queda destruida.

Una criatura recién llegada duerme (\`z\`) hasta tu próximo turno: no puede atacar ni ser atacada. \`=\` significa que ya ha atacado este turno.
- \`S\` **escudo**: tu rival tiene que destruir todos tus escudos antes de atacar cualquier otra cosa, incluso a ti. Un escudo ya está despierto en el siguiente turno de tu rival.
- \`M\` **drenaje de maná**: golpear a tu rival le quita todo el maná.
- \`A\` **prisa**: despierta enseguida.

### Conviene saberlo
Empezar es una gran ventaja. Por eso se sortea quién empieza, y en la revancha se cambia. Con el **inicio equilibrado**, ambos bandos ganan más o menos lo mismo: el segundo empieza con 3 de maná y una cuarta carta.

\`/consultar\` muestra los mazos de una mesa. Para jugar con tus propios mazos, crea uno con \`/diseñar\` o sube archivos JSON con \`/jugar duel\`.`,
  spells: 'Hechizos',
  decks: 'Mazos',
  moreDecks: 'Más mazos',
  typing: `En vez de pulsar botones, puedes escribir una jugada con \`/jugada\`. Las cartas se numeran desde la izquierda y las casillas, del 1 al 7.
- \`set 2 to 4\`: colocar la carta 2 de tu mano en la casilla 4
- \`cast 3\`: lanzar la carta 3
- \`cast 3 take 2 to 5\`: lanzar Traidor (carta 3) sobre la casilla 2 de tu rival y llevar la criatura a tu casilla 5
- \`attack 0 with 3\`: atacar a tu rival con la criatura de la casilla 3
- \`attack 2 with 3\`: atacar su casilla 2 con ella
- \`sacrifice 1\`: sacrificar la carta 1 por 1 de vida
- \`finish\`: terminar tu turno`,
};
