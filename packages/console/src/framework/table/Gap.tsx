/** Room that rows out of sight would take. */
export const Gap = ({ height }: { height: number }) => (
  <tbody aria-hidden>
    <tr>
      <td style={{ height }} />
    </tr>
  </tbody>
)
