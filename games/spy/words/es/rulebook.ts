import type { SpyWords } from '../en/index.ts';

export const rulebook: Pick<SpyWords, 'rulebook'> = {
  rulebook: {
    rules: `### Objetivo
Diriges un equipo de agentes secretos en un casino lleno de invitados. Nadie sabe quién es de quién. **Al final gana el bando con más puntos de inteligencia (PI).** Los PI se consiguen con:
- **Fichas:** cada agente empieza con 10 fichas, y al final cada ficha se convierte en PI (normalmente 10). Por eso importa la ruleta.
- **Secretos:** los revelan los invitados y las cajas fuertes (normalmente 13 PI cada uno).
- **El collar:** devolverlo al gato da PI (normalmente 33) y acaba la partida.

### Antes de la partida
Eliges 8 veces, cada vez entre un máximo de 3 agentes y 3 gadgets. Toma de 2 a 4 agentes; el resto serán gadgets. Después da cada gadget a uno de tus agentes y pulsa «Terminado». El bando rival no ve nada de esto.

### Una ronda
Todos actúan una vez por ronda en orden aleatorio. Los invitados y el gato se mueven solos. Un agente suele tener 2 pasos y 1 acción. Ves lo que han hecho los demás cuando le toca a tu siguiente agente. Si el juego no ha esperado a nadie entretanto, eran todos invitados.

### Pasos
«Moverse…» llega hasta donde alcanzan tus pasos y ofrece seguir la próxima vez; las opciones como «2 pasos, luego espiar a Kaya» también actúan enseguida. Si pisas la casilla de alguien, cambia de sitio contigo; si pisas un objeto, lo recoges.

### Acciones
- **Espiar** a alguien a tu lado: un invitado quizá revele un secreto y, a veces, la combinación de una caja fuerte. Un enemigo no revela nada y se da cuenta.
- **Abrir una caja fuerte** a tu lado si conoces su combinación: un secreto y la siguiente combinación. La última contiene el collar de diamantes.
- **Ruleta** en una mesa a tu lado: ganas tu apuesta 18 de cada 37 veces; si no, la pierdes.
- **Cócteles:** recoge uno de una mesa de bar y bébelo para curarte o échaselo a alguien. La ropa mojada reduce todas las probabilidades a la mitad.
- **Gadgets y talentos:** algunos añaden acciones. Mira las páginas siguientes.

### Vida
Con 0 de vida, un agente acaba en un taburete con 1 de vida, suelta el collar y pierde su turno de esta ronda si aún no lo ha jugado. Quien empieza una ronda en un taburete se cura del todo al final de la ronda; junto a una chimenea se seca la ropa mojada.

### El final
La partida acaba cuando el gato recibe su collar: ve con él a su casilla o dáselo desde la casilla de al lado. También puede encontrarlo en el suelo. En la última ronda (normalmente la 10) los invitados se van a casa, y desde entonces el conserje echa a un agente por ronda hasta que no queda nadie.
Si hay empate a PI, decide el collar; después, los cócteles bebidos, los cócteles echados sobre enemigos, el menor daño recibido y, por último, una moneda.

### El mapa
La leyenda bajo el mapa explica lo que se ve: \`<\` marca al agente activo, las mayúsculas son tus agentes y las minúsculas todos los demás. Encima del mapa están tus puntos y su desglose. Con «Notas» marcas a quién tomas por enemigo o por invitado.

### Partidas más cortas
Con la opción \`duración\`, el conserje echa a todo el mundo después de la última ronda: relámpago (3 rondas), rápida (5) o velada (7).`,
    typing: `Nunca hace falta escribir: los botones y los menús lo hacen todo. Si prefieres escribir, usa \`/jugada\` con una de estas entradas. \`C7\` es la columna C, fila 7.
- \`pick agent …\`, \`pick gadget JETPACK\`: elegir de la oferta; \`choose\` toma las decisiones que faltan.
- \`give JETPACK to …\`: asignar un gadget; \`share\` reparte el resto, \`ready\` entra en el casino.
- \`walk C7\`: ir hasta donde alcancen los pasos; \`step C7\`: una casilla.
- \`spy C7\`, \`open C7\`, \`observe C7\`, \`burn C7\`: espiar a alguien, abrir una caja fuerte, observar a alguien, destrozar una mesa de ruleta.
- \`gamble C7 5\`: apostar 5 fichas a la ruleta.
- \`take C7\`, \`drink\`, \`pour C7\`: recoger, beber o tirar encima un cóctel.
- \`use JETPACK F7\`: usar un gadget.
- \`retire\`: terminar el turno.

### Nombres de los gadgets`,
    gadgets: 'Gadgets',
    talents: 'Talentos',
  },
};
