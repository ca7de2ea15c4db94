import { Text } from "@mantine/core";

/** What is wrong with a field that has several inputs and no place of its own for it. */
export function FieldProblem({ children }: { children: string | undefined }) {
  if (children === undefined || children === "") return null;
  return (
    <Text c="red" size="sm" role="alert" data-wide>
      {children}
    </Text>
  );
}
