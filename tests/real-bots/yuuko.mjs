import yuuko from 'yuuko';

const client = new yuuko.Client({
  token: `Bot ${process.env.DISCORD_TOKEN}`,
  prefix: '.',
  allowMention: true,
  intents: ['guilds', 'guildMessages', 'messageContent'],
});
client.addCommand(new yuuko.Command('ping', (message) => message.channel.createMessage('Pong!')));
client.addFile(new URL('node_modules/yuuko/dist/commands/help.js', import.meta.url).pathname);
client.connect();
