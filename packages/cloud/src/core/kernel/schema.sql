-- version 1
CREATE TABLE kernel_jobs (
  id INTEGER PRIMARY KEY,
  due_at INTEGER NOT NULL,
  service TEXT NOT NULL,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL
);
CREATE INDEX kernel_jobs_due ON kernel_jobs (due_at, id);

-- version 2
CREATE TABLE kernel_blobs (
  owner TEXT NOT NULL,
  id TEXT NOT NULL,
  bytes BLOB NOT NULL,
  PRIMARY KEY (owner, id)
);
