import { Alert, Button, Skeleton, Stack } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Answer, Call, ClientInput } from "#kernel/call.ts";
import { useCall } from "../../api/hooks.ts";

type AnsweredProps<C extends Call> = {
  call: C;
  input: ClientInput<C>;
  /** Height of the placeholder. */
  height: number;
  children: (answer: Answer<C>) => ReactNode;
};

/** Statuses that mean that the record was deleted meanwhile. */
const GONE = new Set<number | null>([404, 409]);

/**
 * Shows a call's answer; before it a placeholder, after a failure the reason. If the record is gone meanwhile, a
 * message stands above the last answer.
 */
export function Answered<C extends Call>({ call, input, height, children }: AnsweredProps<C>) {
  const { data, error, refetch } = useCall(call, input, { keepPrevious: false });
  if (data !== undefined) {
    return (
      <>
        {error !== null && GONE.has(error.status) && (
          <Alert color="orange" role="alert" mb="md">
            {error.message}
          </Alert>
        )}
        {children(data)}
      </>
    );
  }
  if (error === null) return <Skeleton height={height} aria-hidden />;
  return <LoadFailed message={error.message} retry={() => void refetch()} />;
}

export function LoadFailed({ message, retry }: { message: string; retry: () => void }) {
  return (
    <Alert color="red" icon={<IconAlertCircle aria-hidden />} title="Data tidak dapat dimuat">
      <Stack gap="xs" align="flex-start">
        {message}
        <Button size="xs" variant="default" onClick={retry}>
          Coba lagi
        </Button>
      </Stack>
    </Alert>
  );
}
