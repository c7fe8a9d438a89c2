#!/bin/sh
# Takes over the newest state of the site: builds it beside the running release, tries it on a spare port with a copy of
# the store, switches, and goes back when the new release does not answer. Safe to repeat; whatever fails, the site
# stays up. Run as root: `studio update`. What is fetched and built runs as other users only.
set -eu
umask 022

root=${STUDIO_ROOT:-/opt/studio}
settings=${STUDIO_SETTINGS:-/etc/studio/settings.env}
builder=${STUDIO_BUILDER:-studio-build}
server=${STUDIO_SERVER:-studio}
port=${STUDIO_PORT:-4173}
spare_port=${STUDIO_SPARE_PORT:-4174}
restart=${STUDIO_RESTART:-systemctl restart studio.service}
# Seconds for the new release to answer on the spare port, then in its place; and for the one before it, of which we
# know that it works.
patience=${STUDIO_PATIENCE:-30}
switch_patience=${STUDIO_SWITCH_PATIENCE:-30}
back_patience=${STUDIO_BACK_PATIENCE:-120}
# Seconds for the repository: one that hangs keeps nobody from publishing.
repository_patience=${STUDIO_REPOSITORY_PATIENCE:-120}
kept_releases=3

say() { echo "update: $*"; }
# How far it is, or how it ended and why, for the desk: build, try, switch, published, failed.
state() {
  printf '%s\n' "$@" >"$root/publish.state.new"
  mv "$root/publish.state.new" "$root/publish.state"
}
fail() {
  say "$*" >&2
  state failed "update: $*"
  exit 1
}

# What runs a command as this user: with no way to more rights, and in a session of its own, where it cannot type into
# root's terminal. Its process keeps the number that the shell knows, and leads a group.
as() {
  if [ "$(id -un)" = "$1" ]; then echo setsid; else echo "setsid setpriv --reuid $1 --regid $1 --init-groups --no-new-privs env HOME=$root"; fi
}
as_builder=$(as "$builder")
as_server=$(as "$server")

# Waits for a command, which ends with this script.
attend() {
  "$@" 9>&- &
  child=$!
  status=0
  wait "$child" || status=$?
  child=
  return $status
}

# The build that the server on this port serves; nothing where it does not answer, or cannot store enquiries. Late
# email is no reason.
served() { curl -s --max-time 5 -o /dev/null -w '%header{x-build}' "http://127.0.0.1:$1/healthz" || true; }

# Waits at most $1 seconds until the server on port $2 serves a page, of the build $3 where that is given; $build says
# which. With the number of its process, $4, it gives up when that has ended.
wait_for() {
  end=$(($(date +%s) + $1))
  while [ "$(date +%s)" -lt "$end" ]; do
    if [ -n "${4:-}" ] && ! kill -0 "$4" 2>/dev/null; then return 1; fi
    build=$(served "$2")
    if [ -n "$build" ] && [ "${3:-$build}" = "$build" ] && curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$2/" 2>/dev/null; then
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

# From here on only root can change the release, and the server can read all of it. First, whatever the build started is
# ended: it could have a file of it open.
take_over() {
  while [ "$(id -un)" != "$builder" ] && pkill -KILL -u "$builder"; do sleep 0.2; done
  mv "$root/build" "$root/next"
  chown -hR "$(id -un):" "$root/next"
  chmod -R ug-s,go-w,a+rX "$root/next"
}

clean_up() {
  for group in $child $trial; do kill -- "-$group" 2>/dev/null || true; done
  if [ -n "$copy" ]; then rm -rf "$copy"; fi
  rm -rf "$root/build" "$root/next"
  if [ -z "$release" ]; then return; fi
  # Ended after the switch: nobody knows yet whether it answers.
  if [ "$(readlink "$root/current")" = "$release" ] && [ -n "$old" ]; then
    point_to "$old"
    $restart || true
  fi
  rm -rf "$release"
}

child=
trial=
copy=
release=
old=
exec 9>"$root/update.lock"
# The desk looks at the lock for a moment, to know whether an update runs; one that has published deletes old releases.
flock -w 60 9 || {
  say 'another update is running' >&2
  exit 1
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM
state build
# Of an update that a power cut ended.
rm -rf "$root/current.new" "$root/build" "$root/next"

cd "$root/source"
upstream=$($as_builder git rev-parse --verify --quiet '@{upstream}' || true)
if [ -n "$upstream" ]; then
  # The editor commits within seconds: a lock of git's that is there longer is of one that was killed.
  lock=$root/source/.git/index.lock
  for second in 1 2 3 4 5; do [ ! -e "$lock" ] || sleep 1; done
  $as_builder rm -f "$lock"
  # What the desk saved is merged with what came from elsewhere. A power cut may have left a merge half done.
  $as_builder git merge --abort 2>/dev/null || true
  if ! $as_builder timeout "$repository_patience" git fetch --quiet; then
    # What was saved here is published all the same.
    case $(readlink "$root/current") in *-"$($as_builder git rev-parse --short HEAD)") fail 'the newest state could not be fetched: nothing changed' ;; esac
    say 'the repository does not answer: going on with what is here' >&2
  fi
  # Where both changed the same lines, what the studio saved stays.
  $as_builder git -c user.name=studio -c user.email=studio@localhost merge --quiet --no-edit -X ours '@{upstream}' >/dev/null || {
    # Nothing to take back where git refused to begin.
    $as_builder git merge --abort 2>/dev/null || true
    fail 'what was saved here and what came from elsewhere do not fit together: nothing changed'
  }
fi
commit=$($as_builder git rev-parse HEAD)
name=$(date -u +%Y%m%dT%H%M%SZ)-$($as_builder git rev-parse --short "$commit")
say "building $name"
mkdir "$root/build"
chown "$builder:" "$root/build"
$as_builder git archive "$commit" | $as_builder tar -x -C "$root/build"
cd "$root/build"
# The same packages as in the running release are taken from there: a price is published without asking anybody else. No
# package's install script runs.
attend $as_builder env CACHE_DIR="$root/cache" RELEASE="$root/current" sh -ec '
  if cmp -s package-lock.json "$RELEASE/package-lock.json"; then cp -a "$RELEASE/node_modules" .
  else npm ci --omit=dev --ignore-scripts --loglevel=error --no-audit --no-fund; fi
  npm run build' || fail 'the build failed: nothing changed'
take_over
cd "$root/next"

# A link to a release that is gone is none.
if [ -d "$root/current" ]; then old=$(readlink "$root/current"); fi
old_build=
if [ -n "$old" ]; then old_build=$(served "$port"); fi
copy=$($as_server mktemp -d)
if [ -n "$old" ] && [ -e "${STUDIO_STORE:-/var/lib/studio/enquiries.db}" ]; then
  # 2: it was made, and says itself what needs a look.
  said=$(cd "$old" && $as_server node_modules/.bin/node --env-file="$settings" server/backup.ts) || [ $? = 2 ] || fail 'no backup could be made: nothing changed'
  say "$said"
  backup=$(printf '%s\n' "$said" | sed -n 's/^Backup \(.*\), read again and whole.*/\1/p')
  $as_server cp "$backup/enquiries.db" "$copy" || fail "the backup $backup could not be copied: nothing changed"
fi
state try
say "trying it on port $spare_port"
# The environment overrules the file: no email goes out, and the store is the copy.
$as_server env PORT="$spare_port" HOST=127.0.0.1 DATA_DIR="$copy" SMTP_URL= \
  node_modules/.bin/node --env-file="$settings" server/main.ts 9>&- &
trial=$!
wait_for "$patience" "$spare_port" "" "$trial" || fail 'the new release does not answer: nothing changed'
kill "$trial"
built=$build

state switch
say 'switching'
release=$root/releases/$name
mv "$root/next" "$release"
sync
point_to "$release"
$restart || true
if ! wait_for "$switch_patience" "$port" "$built"; then
  if [ -z "$old" ]; then
    rm "$root/current"
    fail 'the new release does not answer, and there is none before it: studio log says why'
  fi
  say 'the new release does not answer: going back' >&2
  point_to "$old"
  $restart || true
  wait_for "$back_patience" "$port" "$old_build" || fail 'the release before it does not answer either: studio log says why'
  fail "went back to $old"
fi
current=$release
release=
not_copied=
# So that what was saved here outlives this machine.
if [ -n "$upstream" ] && [ -n "$($as_builder git -C "$root/source" rev-list '@{upstream}..' | head -n 1)" ]; then
  $as_builder timeout "$repository_patience" git -C "$root/source" push --quiet 2>/dev/null ||
    not_copied='update: not copied to the repository: this machine may not write to it, so what was saved is here only'
fi
if [ -n "$not_copied" ]; then echo "$not_copied" >&2; fi
state published ${not_copied:+"$not_copied"}
say "serving $current"

# Older releases beyond those that are kept, by the time in their names: the one before stays, whatever the clock said.
for each in $(ls -r "$root/releases" | tail -n +$((kept_releases + 1))); do
  if [ "$root/releases/$each" != "$current" ] && [ "$root/releases/$each" != "$old" ]; then rm -rf "${root:?}/releases/$each"; fi
done
