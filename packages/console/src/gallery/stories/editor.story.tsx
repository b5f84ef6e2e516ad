import { useState } from 'react'
import { CodeField } from '../../framework/editor/CodeField.tsx'
import { uploadName, FilePicker, useUpload } from '../../framework/files/uploads.tsx'
import { Button } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'

export const title = 'Editor and files'

const YAML = `#cloud-config
packages:
  - nginx
  - postgresql # the database
runcmd:
  - [systemctl, enable, nginx]
swap: { size: 2048, enabled: true }
`

const SHELL = `#!/bin/sh
set -e
if [ -n "$HOSTNAME" ]; then
  echo "Hello from $HOSTNAME" > /etc/motd
fi
`

function Code({ text, error }: { text: string; error?: string }) {
  const [value, setValue] = useState(text)
  return (
    <div className="max-w-2xl">
      <CodeField
        label="Customization Script"
        optional
        hint="Runs once, when the instance first starts."
        limit={16 * 1024}
        error={error}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

/** An upload that takes until the test ends it. */
function Upload() {
  const [file, setFile] = useState<File | null>(null)
  const [name, setName] = useState('')
  const upload = useUpload()
  const send = () =>
    upload.start(
      ({ onProgress, signal }) =>
        new Promise<void>((_, reject) => {
          onProgress?.(37)
          signal?.addEventListener('abort', () => reject(signal.reason))
        }),
    )
  return (
    <div className="grid max-w-md gap-4">
      <FilePicker
        label="File"
        value={file}
        percent={upload.percent}
        onStop={upload.stop}
        onChange={(chosen) => {
          setFile(chosen)
          setName(uploadName(name, chosen))
        }}
      />
      <TextField label="File name" value={name} onChange={({ target }) => setName(target.value)} />
      <Button
        variant="primary"
        className="justify-self-start"
        disabled={!file || upload.percent !== null}
        onClick={send}
      >
        Upload
      </Button>
    </div>
  )
}

export const stories = {
  yaml: () => <Code text={YAML} />,
  shell: () => <Code text={SHELL} />,
  wrong: () => <Code text="" error="Customization Script is a required field" />,
  upload: () => <Upload />,
}
