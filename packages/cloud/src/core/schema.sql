-- version 1
CREATE TABLE kernel_jobs (
  id INTEGER PRIMARY KEY,
  due_at INTEGER NOT NULL,
  service TEXT NOT NULL,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL
);
CREATE INDEX kernel_jobs_due ON kernel_jobs (due_at, id);
