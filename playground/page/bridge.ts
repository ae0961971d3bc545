/**
 * Runs on the Activity's origin, in a frame of the page. The embedded app SDK accepts messages only from its own origin and
 * from Discord's, so this frame holds the Activity and relays its messages to the page and back.
 */
const parameters = new URLSearchParams(location.search);
const page = parameters.get('host') ?? '';
parameters.delete('host');
const activity = document.querySelector('iframe');

if (activity && /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/.test(page)) {
  addEventListener('message', ({ source, origin, data }) => {
    if (source === parent && origin === page) activity.contentWindow?.postMessage(data, location.origin);
    if (source === activity.contentWindow && origin === location.origin) parent.postMessage(relayed(data), page);
  });
  activity.src = `/?${parameters}`;
}

/**
 * Returns a message of the Activity. In Discord the SDK sends messages to the origin in `document.referrer`. After a reload
 * that is the Activity's own, unless the page is served without a referrer, and Discord gets nothing.
 */
function relayed(data: unknown): unknown {
  const referrer = activity?.contentDocument?.referrer ?? '';
  return referrer === '' || referrer === location.href ? data : 'lost';
}
