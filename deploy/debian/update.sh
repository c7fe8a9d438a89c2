#!/bin/sh
# Publishes the newest state of the site: builds it beside the running release, tries it on a spare port with a copy of
# the store, switches, and goes back if the new release does not answer. Safe to repeat; whatever fails, the site stays
# up. Run as root: `studio update`. What is fetched and built runs as other users only.
set -eu
umask 022
# The editor can write into the checkout: what it could put there for git to run is not run.
export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=core.hooksPath GIT_CONFIG_VALUE_0=/dev/null GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false

root=${STUDIO_ROOT:-/opt/studio}
settings=${STUDIO_SETTINGS:-/etc/studio/settings.env}
builder_user=${STUDIO_BUILDER:-studio-build}
server_user=${STUDIO_SERVER:-studio}
port=${STUDIO_PORT:-4173}
spare_port=${STUDIO_SPARE_PORT:-4174}
restart=${STUDIO_RESTART:-systemctl restart studio.service}
caddyfile=${STUDIO_CADDYFILE:-/etc/caddy/Caddyfile}
# Seconds for the new release to answer on the spare port, then in its place; and for the old one, which is known to
# work.
patience=${STUDIO_PATIENCE:-30}
switch_patience=${STUDIO_SWITCH_PATIENCE:-30}
back_patience=${STUDIO_BACK_PATIENCE:-120}
# Seconds for the repository: if it hangs, publishing goes on without it.
repository_patience=${STUDIO_REPOSITORY_PATIENCE:-120}
kept_releases=3
# The editor can go back to the words, prices and pictures of any of them.
listed_publications=10

# What clean_up ends and removes: a running command, the server on trial, its copy of the store, and the new release
# until it is known to answer.
child= trial= copy= unproven_release=
# The release before, and the build that it serves.
old= old_build=
warnings=

say() { echo "update: $*"; }
# Tells the editor how far it is, or how it ended and why: build, try, switch, published, failed.
state() {
  printf '%s\n' "$@" >"$root/publish.state.new" || { say "$root cannot be written. Is the disk full? README.md, At night" >&2; exit 1; }
  mv "$root/publish.state.new" "$root/publish.state"
}
fail() {
  say "$*" >&2
  state failed "update: $*"
  exit 1
}
# The editor shows it after a publication.
warn() {
  say "$*" >&2
  warnings="$warnings
update: $*"
}

# Prints what runs a command as this user: it cannot gain rights, and has a session of its own, from which it cannot
# type into root's terminal. The process keeps the id that the shell knows, and leads a group.
as() {
  if [ "$(id -un)" = "$1" ]; then echo setsid; else echo "setsid setpriv --reuid $1 --regid $1 --init-groups --no-new-privs env HOME=$root"; fi
}
as_builder=$(as "$builder_user")
as_server=$(as "$server_user")

# Prints the build that the server on this port serves; nothing if it does not answer, or cannot store enquiries. Late
# email does not matter.
served() { curl -s --max-time 5 -o /dev/null -w '%header{x-build}' "http://127.0.0.1:$1/healthz" || true; }

# Waits at most $1 seconds until the server on port $2 serves a page, of the build $3 if that is given; sets
# $answered_build. Gives up if the process $4, if given, has ended.
wait_for() {
  end=$(($(date +%s) + $1))
  while [ "$(date +%s)" -lt "$end" ]; do
    if [ -n "${4:-}" ] && ! kill -0 "$4" 2>/dev/null; then return 1; fi
    answered_build=$(served "$2")
    if [ -n "$answered_build" ] && [ "${3:-$answered_build}" = "$answered_build" ] && curl -fsS --max-time 5 -o /dev/null "http://127.0.0.1:$2/" 2>/dev/null; then
      return 0
    fi
    sleep 0.2
  done
  return 1
}

# Has the server run this release. Renames the link in one step: there is no moment without a release.
switch_to() {
  ln -s "$1" "$root/current.new"
  mv -T "$root/current.new" "$root/current"
  $restart || true
}

clean_up() {
  for group in $child $trial; do kill -- "-$group" 2>/dev/null || true; done
  if [ -n "$copy" ]; then rm -rf "$copy"; fi
  rm -rf "$root/build" "$root/next"
  if [ -z "$unproven_release" ]; then return; fi
  # Ended after the switch, before it was known whether the release answers.
  if [ "$(readlink "$root/current")" = "$unproven_release" ] && [ -n "$old" ]; then switch_to "$old"; fi
  rm -rf "$unproven_release"
}

# Waits: the editor takes the lock for a moment to see whether an update runs, and an update deletes old releases at its
# end.
take_lock() {
  exec 9>"$root/update.lock"
  # The editor may look at it; another user could hold it for ever.
  chown ":$(id -gn "$builder_user")" "$root/update.lock" && chmod 640 "$root/update.lock"
  flock -w 60 9 || { say 'another update is running' >&2; exit 1; }
}

# Merges what the desk saved with what came from elsewhere; sets $upstream, empty without a repository.
merge_upstream() {
  upstream=$($as_builder git rev-parse --verify --quiet '@{upstream}' || true)
  if [ -z "$upstream" ]; then return; fi
  # The editor commits within seconds: an older lock of git is from a killed one.
  lock=$root/source/.git/index.lock
  for second in 1 2 3 4 5; do [ ! -e "$lock" ] || sleep 1; done
  $as_builder rm -f "$lock"
  # A power cut may have left a merge half done.
  $as_builder git merge --abort 2>/dev/null || true
  if ! $as_builder timeout "$repository_patience" git fetch --quiet; then
    # Goes on if something saved here is not published yet.
    case $(readlink "$root/current") in *-"$($as_builder git rev-parse --short HEAD)") fail 'the newest state could not be fetched: nothing changed' ;; esac
    say 'the repository does not answer: going on with what is here' >&2
  fi
  # If both changed the same lines, what the studio saved stays.
  $as_builder git -c user.name=studio -c user.email=studio@localhost merge --quiet --no-edit -X ours '@{upstream}' >/dev/null || {
    # This fails if git refused to begin the merge.
    $as_builder git merge --abort 2>/dev/null || true
    fail 'what was saved here and what came from elsewhere do not fit together: nothing changed'
  }
  $as_builder git diff --quiet '@{upstream}' HEAD -- . ':!content' ':!photos' ||
    fail 'this machine has changes outside content/ and photos/, which the editor does not make: nothing changed'
}

# Builds the release $name in $root/build.
build_release() {
  commit=$($as_builder git rev-parse HEAD)
  # Not the name of a release that was made in the same second.
  while
    name=$(date -u +%Y%m%dT%H%M%SZ)-$($as_builder git rev-parse --short "$commit")
    [ -e "$root/releases/$name" ]
  do sleep 0.2; done
  say "building $name"
  mkdir "$root/build"
  chown "$builder_user:" "$root/build"
  $as_builder git archive "$commit" | $as_builder tar -x -C "$root/build"
  cd "$root/build"
  # Copies the packages of the running release if they are the same: publishing a price needs no registry. No package's
  # install script runs.
  $as_builder env CACHE_DIR="$root/cache" RELEASE="$root/current" sh -ec '
    if cmp -s package-lock.json "$RELEASE/package-lock.json"; then cp -a "$RELEASE/node_modules" .
    else npm ci --omit=dev --ignore-scripts --loglevel=error --no-audit --no-fund; fi
    npm run build' 9>&- &
  # In the background, so that a signal to this script ends it too.
  child=$!
  wait "$child" || { child=; fail 'the build failed: nothing changed'; }
  child=
}

# From here on only root can change the release, and the server can read all of it. First kills whatever the build
# started: that could have a file of it open.
take_over() {
  while [ "$(id -un)" != "$builder_user" ] && pkill -KILL -u "$builder_user"; do sleep 0.2; done
  mv "$root/build" "$root/next"
  chown -hR "$(id -un):" "$root/next"
  chmod -R ug-s,go-w,a+rX "$root/next"
}

# Backs up the store, and copies it from there for the trial.
copy_store() {
  copy=$($as_server mktemp -d)
  if [ -z "$old" ]; then return; fi
  store=$(cd "$old" && $as_server node_modules/.bin/node --env-file="$settings" -p \
    'require("node:path").resolve(process.env.DATA_DIR || "data", "enquiries.db")') || fail "$settings cannot be read: nothing changed"
  if [ ! -e "$store" ]; then return; fi
  # Exit code 2: the backup was made, and its output says what needs a look.
  said=$(cd "$old" && $as_server node_modules/.bin/node --env-file="$settings" server/backup.ts) || [ $? = 2 ] || fail 'no backup could be made: nothing changed'
  say "$said"
  backup=$(printf '%s\n' "$said" | sed -n 's/^Backup \(.*\), read again and whole.*/\1/p')
  $as_server cp "$backup/enquiries.db" "$copy" || fail "the backup $backup could not be copied: nothing changed"
}

# Starts the release on the spare port; sets $built to the build that it serves.
try_release() {
  say "trying it on port $spare_port"
  # The environment overrides the file: no email goes out, and the store is the copy.
  $as_server env PORT="$spare_port" HOST=127.0.0.1 DATA_DIR="$copy" SMTP_URL= \
    node_modules/.bin/node --env-file="$settings" server/main.ts 9>&- &
  trial=$!
  wait_for "$patience" "$spare_port" "" "$trial" || fail 'the new release does not answer: nothing changed'
  kill "$trial"
  # Its number may soon be that of another process.
  trial=
  built=$answered_build
}

# Puts the release in its place, and goes back if it does not answer there. Sets $current to it.
switch_release() {
  say 'switching'
  unproven_release=$root/releases/$name
  mv "$root/next" "$unproven_release"
  sync
  switch_to "$unproven_release"
  if wait_for "$switch_patience" "$port" "$built"; then
    current=$unproven_release
    unproven_release=
    return
  fi
  if [ -z "$old" ]; then
    rm "$root/current"
    fail 'the new release does not answer, and there is none before it: studio log says why'
  fi
  say 'the new release does not answer: going back' >&2
  switch_to "$old"
  wait_for "$back_patience" "$port" "$old_build" || fail 'the release before it does not answer either: studio log says why'
  fail "went back to $old"
}

list_publication() {
  { cat "$root/publications" 2>/dev/null || true; basename "$current"; } | tail -n "$listed_publications" >"$root/publications.new"
  mv "$root/publications.new" "$root/publications"
}

# Copies what was saved here to the repository, so it outlives this machine.
push_saved() {
  if [ -z "$upstream" ] || [ -z "$($as_builder git -C "$root/source" rev-list '@{upstream}..' | head -n 1)" ]; then return; fi
  $as_builder timeout "$repository_patience" git -C "$root/source" push --quiet 2>/dev/null ||
    warn 'not copied to the repository: this machine may not write to it, so what was saved is here only'
}

# Search engines and shared links are given the address of studio.yaml, which may be another than install.sh was given.
check_address() {
  named=$(sed -n 's/^Sitemap: \(.*\)\/sitemap.xml$/\1/p' "$current/dist/robots.txt" 2>/dev/null || true)
  served_origin=$(sed -n 's/^.*redir \(https:[^{]*\){uri}.*$/\1/p' "$caddyfile" 2>/dev/null || true)
  case $served_origin in
  '' | "$named" | *.localhost) ;;
  *) warn "search engines and shared links are sent to ${named:-no address}, but this machine serves $served_origin: correct url in content/studio.yaml" ;;
  esac
}

# Deletes all but the newest releases, by the time in their names. The one before stays even if a clock was wrong.
delete_old_releases() {
  for each in $(ls -r "$root/releases" | tail -n +$((kept_releases + 1))); do
    if [ "$root/releases/$each" != "$current" ] && [ "$root/releases/$each" != "$old" ]; then rm -rf "${root:?}/releases/$each"; fi
  done
}

main() {
  take_lock
  trap clean_up EXIT
  trap 'exit 1' HUP INT TERM
  state build
  # Left by an update that a power cut ended.
  rm -rf "$root/current.new" "$root/build" "$root/next"
  cd "$root/source"
  merge_upstream
  build_release
  take_over
  cd "$root/next"
  # A link to a deleted release does not count.
  if [ -d "$root/current" ]; then
    old=$(readlink "$root/current")
    old_build=$(served "$port")
  fi
  copy_store
  state try
  try_release
  state switch
  switch_release
  list_publication
  push_saved
  check_address
  state "published$warnings"
  say "serving $current"
  delete_old_releases
}

main
