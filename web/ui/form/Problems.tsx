import { Alert } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";

/** Problems of the whole form, or of fields that it does not show. */
export function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert color="orange" mb="md" icon={<IconAlertCircle aria-hidden />} role="alert">
      {problems.map((problem) => (
        <div key={problem}>{problem}</div>
      ))}
    </Alert>
  );
}
