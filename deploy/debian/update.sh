#!/bin/sh
# Takes over the newest state of the site: builds it beside the running release, tries it on a spare port with a copy of the
# store, switches, and goes back when the new release does not answer. Safe to repeat; whatever fails, the site stays up.
# Run as root: `studio update`.
set -eu

root=${STUDIO_ROOT:-/opt/studio}
settings=${STUDIO_SETTINGS:-/etc/studio/settings.env}
builder=${STUDIO_BUILDER:-studio-build}
server=${STUDIO_SERVER:-studio}
port=${STUDIO_PORT:-4173}
spare_port=${STUDIO_SPARE_PORT:-4174}
restart=${STUDIO_RESTART:-systemctl restart studio.service}
# Seconds for the new release to answer on the spare port, then in its place; and for the one before it, of which we know that it works.
patience=${STUDIO_PATIENCE:-30}
switch_patience=${STUDIO_SWITCH_PATIENCE:-30}
back_patience=${STUDIO_BACK_PATIENCE:-120}
kept_releases=3

say() { echo "update: $*"; }
fail() {
  say "$*" >&2
  exit 1
}

as() {
  user=$1
  shift
  # The caller's home is not theirs to read.
  if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- env HOME="$root" "$@"; fi
}

# The build that the server on this port serves; nothing where it does not answer, or cannot store enquiries. Late e-mail is no reason.
served() { curl -sS --max-time 5 "http://127.0.0.1:$1/healthz" 2>/dev/null | sed -n 's/.*"\(ok\|stores\)":true,"built":"\([^"]*\)".*/\2/p'; }

# Waits at most $1 seconds until the server on port $2 serves a page, of the build $3 where that is given, and prints the build.
# With a file of its process id, $4, it gives up when that process has ended.
wait_for() {
  end=$(($(date +%s) + $1))
  while [ "$(date +%s)" -lt "$end" ]; do
    if [ -s "${4:-}" ] && ! kill -0 "$(cat "$4")" 2>/dev/null; then return 1; fi
    build=$(served "$2")
    if [ -n "$build" ] && [ "${3:-$build}" = "$build" ] && curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$2/" 2>/dev/null; then
      echo "$build"
      return 0
    fi
    sleep 0.2
  done
  return 1
}

# In one step: there is no moment without a release.
point_to() {
  ln -s "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
}

clean_up() {
  if [ -n "$trial" ]; then
    if [ -s "$trial/pid" ]; then kill "$(cat "$trial/pid")" 2>/dev/null || true; fi
    rm -rf "$trial"
  fi
  if [ -z "$release" ]; then return; fi
  # Ended after the switch: nobody knows yet whether it answers.
  if [ "$(readlink "$root/current")" = "$release" ] && [ -n "$old" ]; then
    point_to "$old"
    $restart || true
  fi
  rm -rf "$release"
}

trial=
release=
old=
exec 9>"$root/update.lock"
flock -n 9 || fail 'another update is running'
trap clean_up EXIT
trap 'exit 1' HUP INT TERM
rm -f "$root/current.new"

cd "$root/source"
if as "$builder" git rev-parse --verify --quiet '@{upstream}' >/dev/null 2>&1; then
  as "$builder" git pull --ff-only --quiet || fail 'the newest state could not be fetched: nothing changed'
fi
release=$root/releases/$(date -u +%Y%m%dT%H%M%SZ)-$(as "$builder" git rev-parse --short HEAD)
say "building $release"
as "$builder" mkdir -p "$release"
as "$builder" git archive HEAD | as "$builder" tar -x -C "$release"
cd "$release"
as "$builder" env CACHE_DIR="$root/cache" sh -ec 'npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund' ||
  fail 'the build failed: the running release stays'

# A link to a release that is gone is none.
if [ -d "$root/current" ]; then old=$(readlink "$root/current"); fi
old_build=
if [ -n "$old" ]; then old_build=$(served "$port"); fi
trial=$(as "$server" mktemp -d)
if [ -n "$old" ] && [ -e "${STUDIO_STORE:-/var/lib/studio/enquiries.db}" ]; then
  (cd "$old" && as "$server" node_modules/.bin/node --env-file="$settings" server/backup.ts) || fail 'no backup could be made: the running release stays'
  copy=$(as "$server" find "${STUDIO_BACKUPS:-/var/backups/studio}" -mindepth 2 -maxdepth 2 -name enquiries.db | sort | tail -n 1)
  as "$server" cp "$copy" "$trial/enquiries.db"
fi
say "trying it on port $spare_port"
# The environment overrules the file: no e-mail goes out, and the store is the copy.
as "$server" env PORT="$spare_port" HOST=127.0.0.1 DATA_DIR="$trial" SMTP_URL= sh -c \
  'echo $$ >"$0/pid"; exec node_modules/.bin/node --env-file="$1" server/main.ts' "$trial" "$settings" 9>&- &
built=$(wait_for "$patience" "$spare_port" "" "$trial/pid") || fail 'the new release does not answer: the running release stays'
kill "$(cat "$trial/pid")"

say 'switching'
point_to "$release"
$restart || true
if ! wait_for "$switch_patience" "$port" "$built" >/dev/null; then
  if [ -z "$old" ]; then
    rm "$root/current"
    fail 'the new release does not answer, and there is none before it: studio log says why'
  fi
  say 'the new release does not answer: going back' >&2
  point_to "$old"
  $restart || true
  wait_for "$back_patience" "$port" "$old_build" >/dev/null || fail 'the release before it does not answer either: studio log says why'
  fail "went back to $old"
fi
current=$release
release=
say "serving $current"

# Older releases beyond those that are kept; names begin with their time.
for each in $(ls -r "$root/releases" | tail -n +$((kept_releases + 1))); do
  if [ "$root/releases/$each" != "$current" ]; then rm -rf "${root:?}/releases/$each"; fi
done
