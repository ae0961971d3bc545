#!/bin/sh
# Installs this checkout for systemd, as a new release next to the earlier ones. Running processes keep their files.
#
#     sudo bot/features/operator/ops/install.sh              installs or updates; restart longtable@1 afterwards
#     sudo bot/features/operator/ops/install.sh --rollback   goes back to the release before; restart longtable@1 afterwards
#
# DESTDIR installs below another folder, without the user and without systemd.
set -eu
case "$#${1:-}" in
  0 | 1--rollback) ;;
  *)
    echo "There is no argument $*. Use none to install this checkout, or --rollback." >&2
    exit 2
    ;;
esac
cd "$(dirname "$0")/../../../.."
root=${DESTDIR:-}
home=$root/opt/longtable
data=$root/var/lib/longtable

switch() {
  ln -sfn "$1" "$home/current.new"
  mv -fT "$home/current.new" "$home/current"
  echo "Longtable runs $1 after the next restart."
}

if [ "${1:-}" = --rollback ]; then
  [ -L "$home/previous" ] || { echo 'There is no earlier release.' >&2; exit 1; }
  previous=$(readlink "$home/previous")
  if [ "$previous" = "$(readlink "$home/current")" ]; then
    echo "Nothing changed: Longtable was rolled back to $previous already. Without arguments, this script installs this checkout." >&2
    exit 1
  fi
  switch "$previous"
  exit
fi

release=releases/$(date -u +%Y%m%dT%H%M%S.%3NZ)
mkdir -p "$home/$release"
trap 'rm -rf "$home/$release"' EXIT
tar -c --exclude=./node_modules --exclude=./data --exclude=./backups --exclude=./secrets --exclude=./.git --exclude=./.env . | tar -x -C "$home/$release"
(
  cd "$home/$release"
  npm ci --omit=dev --no-audit --no-fund
  # On other systems than Linux on x64 and arm64, npm installs no Node. A copy shows which release a process runs.
  [ -e node_modules/.bin/node ] || cp "$(command -v node)" node_modules/.bin/node
  node_modules/.bin/node bot/cli/node-version.cjs
)

if [ -z "$root" ]; then
  id -u longtable >/dev/null 2>&1 ||
    useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin longtable
  owner='-o longtable -g longtable'
fi
install -d -m 750 ${owner:-} "$data"
[ -e "$data/.env" ] || install -m 600 ${owner:-} .env.example "$data/.env"
ops=bot/features/operator/ops
install -D -m 755 "$ops/longtable.sh" "$root/usr/local/bin/longtable"
for unit in longtable@.service longtable-backup.service longtable-backup.timer; do
  install -D -m 644 "$ops/$unit" "$root/etc/systemd/system/$unit"
done
[ -n "$root" ] || systemctl daemon-reload

trap - EXIT
running=$(ls -l /proc/[0-9]*/exe 2>/dev/null || true)
is_running() {
  case $running in
    *"$home/$1/"*) ;;
    *) return 1 ;;
  esac
}
if [ -L "$home/current" ]; then
  replaced=$(readlink "$home/current")
  # While the release before is running, a current one without a process was never started.
  if is_running "$replaced" || ! [ -L "$home/previous" ] || ! is_running "$(readlink "$home/previous")"; then
    ln -sfn "$replaced" "$home/previous"
  fi
fi
switch "$release"
# Keeps the new release, the one before, and those that processes are running.
for old in "$home"/releases/*; do
  old=releases/${old##*/}
  case $old in
    "$(readlink "$home/current")" | "$(readlink "$home/previous" || true)") continue ;;
  esac
  is_running "$old" || rm -rf "${home:?}/$old"
done
