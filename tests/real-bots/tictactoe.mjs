import TicTacToe from 'discord-tictactoe';

new TicTacToe({ language: 'en', command: 'tictactoe', textCommand: '!ttt' }).login(process.env.DISCORD_TOKEN);
