/**
 * What takes the store from an empty file to the present format: step N makes version N (`PRAGMA user_version`). A step
 * that has been released is never changed, since stores hold its result; a new format is a new step at the end.
 */
export const migrations: readonly string[] = [
  // `held` says why an enquiry is not e-mailed. `name` of a file is its name in DATA_DIR/files, `digest` is of what was
  // sent and tells a retry from another enquiry. `times` holds moments that outlive a restart; `probe` tells whether
  // there is room for an enquiry.
  `
  CREATE TABLE enquiries (
    id TEXT PRIMARY KEY,
    form TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    reference TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    held TEXT CHECK (held IN ('robot', 'limit')),
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    phone TEXT NOT NULL,
    message TEXT NOT NULL,
    project TEXT,
    visit_day TEXT,
    visit_part TEXT
  ) STRICT;
  CREATE INDEX enquiries_by_time ON enquiries (received_at);
  CREATE INDEX enquiries_held ON enquiries (held, received_at) WHERE held IS NOT NULL;

  CREATE TABLE files (
    name TEXT PRIMARY KEY,
    enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    original TEXT NOT NULL,
    type TEXT NOT NULL,
    size INTEGER NOT NULL,
    digest TEXT NOT NULL
  ) STRICT;
  CREATE INDEX files_by_enquiry ON files (enquiry, position);

  CREATE TABLE outbox (
    enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    attempts INTEGER NOT NULL DEFAULT 0,
    due_at INTEGER NOT NULL,
    sent_at INTEGER
  ) STRICT;
  CREATE INDEX outbox_waiting ON outbox (due_at) WHERE sent_at IS NULL;

  CREATE TABLE times (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT;
  CREATE TABLE probe (filler BLOB NOT NULL) STRICT;
  `,
  // What the studio notes at the desk. An enquiry without a row is new. It goes with its enquiry. `due_day` is
  // YYYY-MM-DD.
  `
  CREATE TABLE handling (
    enquiry TEXT PRIMARY KEY REFERENCES enquiries (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('new', 'contacted', 'visit', 'quoted', 'won', 'lost')),
    note TEXT NOT NULL,
    due_day TEXT,
    changed_at INTEGER NOT NULL,
    changed_by TEXT NOT NULL
  ) STRICT;
  `,
  // Where the visitor wishes to meet, and the version of the privacy page that was served then.
  `
  ALTER TABLE enquiries ADD COLUMN visit_place TEXT;
  ALTER TABLE enquiries ADD COLUMN visit_locality TEXT;
  ALTER TABLE enquiries ADD COLUMN notice TEXT;
  `,
];
