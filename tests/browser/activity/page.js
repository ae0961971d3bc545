import { DiscordSDK } from '@discord/embedded-app-sdk';

// An Activity for tests. They call these functions in its frame.
const clientId = location.hostname.split('.')[0];
const sdk = new DiscordSDK(clientId);
globalThis.sdk = sdk;
globalThis.ready = sdk.ready();
globalThis.events = [];

globalThis.listen = (event) => sdk.subscribe(event, (data) => events.push([event, data]));

globalThis.authorize = (scope = ['identify']) =>
  sdk.commands.authorize({ client_id: clientId, response_type: 'code', state: '', prompt: 'none', scope });

globalThis.signIn = async () => {
  const { code } = await authorize();
  const response = await fetch('/api/token', { method: 'POST', body: code });
  const { access_token } = await response.json();
  return sdk.commands.authenticate({ access_token });
};

globalThis.echo = (text) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}/.proxy/ws`);
    socket.onopen = () => socket.send(text);
    socket.onmessage = ({ data }) => resolve(data);
    socket.onerror = reject;
  });

sdk.ready().then(() => {
  document.body.textContent = `ready on ${sdk.platform}`;
});
