import { useState } from 'react'
import { MembershipField } from '../../services/membership/MembershipField.tsx'
import { changesBetween, membersByRole, membershipOf } from '../../services/membership/membership-model.ts'

export const title = 'Membership'

const people = ['Ada', 'Barbara', 'Edsger', 'Grace', 'Ken', 'Linus', 'Margaret'].map((name) => ({
  id: name.toLowerCase(),
  name,
}))
const roles = ['admin', 'member', 'reader'].map((name) => ({ id: name, name }))
const before = membershipOf({ member: ['ada', 'grace'], admin: ['ada'] })

function WithRoles() {
  const [value, setValue] = useState(before)
  return (
    <div className="grid max-w-3xl gap-4">
      <h2 className="text-lg font-semibold">Members</h2>
      <MembershipField
        availableLabel="All users"
        memberLabel="Project members"
        people={people}
        roles={roles}
        defaultRole="member"
        value={value}
        onChange={setValue}
      />
      <pre aria-label="What is sent" className="overflow-auto rounded-md bg-sunken p-3 font-mono text-sm">
        {JSON.stringify({ ...membersByRole(value, roles), ...changesBetween(before, value) }, null, 1)}
      </pre>
    </div>
  )
}

function Plain() {
  const [value, setValue] = useState(membershipOf({}))
  return (
    <div className="max-w-3xl">
      <MembershipField
        availableLabel="All projects"
        memberLabel="Selected projects"
        people={people}
        roles={[]}
        defaultRole={null}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

export const stories = { 'with-roles': () => <WithRoles />, plain: () => <Plain /> }
