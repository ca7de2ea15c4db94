import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { fetched, MissingCode, whyMissing } from "./missingCode.ts";

/**
 * Loads a heavy part of a screen after the screen. If that fails, the rest of the screen stays. Until then its place is kept
 * by something of that height, or by what is given.
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: number | ComponentType<Props>,
) {
  const Part = lazy(async () => ({ default: (await fetched(load())) as ComponentType<object> }));
  const Place = typeof meanwhile === "number" ? () => <Skeleton height={meanwhile} aria-hidden /> : meanwhile;
  return function Later(props: Props) {
    return (
      <Missed>
        <Suspense fallback={<Place {...props} />}>
          <Part {...props} />
        </Suspense>
      </Missed>
    );
  };
}

/** The same for what nobody misses where it does not come. */
export function unmissed(load: () => Promise<ComponentType>) {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
  return function Unmissed() {
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}

class Missed extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state as { error: unknown };
    if (error === null) return this.props.children;
    if (!(error instanceof MissingCode)) throw error;
    return <Missing />;
  }
}

function Missing() {
  const [why, say] = useState("Bagian ini belum dapat dimuat.");
  useEffect(() => void whyMissing().then(say), []);
  return (
    <Stack align="flex-start" gap="xs" role="alert">
      <Text>{why}</Text>
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        Muat ulang
      </Button>
    </Stack>
  );
}
