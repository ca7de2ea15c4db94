import { Button } from "@mantine/core";
import type { Call } from "#kernel/call.ts";
import { type Sent, useAction } from "../api/hooks.ts";
import { useMay } from "../api/session.ts";

type UrungkanProps<C extends Call> = {
  call: C;
  input: Sent<C>;
  /** What it takes back, for those who hear the button. */
  apa: string;
};

/** Takes back what was done a while ago, where it is told: the toast that offered it is gone. */
export function Urungkan<C extends Call>({ call, input, apa }: UrungkanProps<C>) {
  const may = useMay(call);
  const urung = useAction(call, { fallback: "Gagal mengurungkan", fieldErrors: "dialog" });
  if (!may) return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      loading={urung.isPending}
      aria-label={`Urungkan: ${apa}`}
      onClick={() => urung.mutate(input)}
    >
      Urungkan
    </Button>
  );
}
