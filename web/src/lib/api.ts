/** What the page asks over HTTP. */
import type { CreateTable, Failure, Games, Joined, Me, MyTables, PersonalLink, TableCreated } from "../wire";

/** A request that was refused: its code is the end of a message id, `failure-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, number | string | null> = {},
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("unreachable");
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const failure = answer as Partial<Failure> | null;
    throw new Refusal(failure?.code ?? "internal", failure?.params ?? {});
  }
  return answer as T;
}

export const api = {
  games: () => ask<Games>("GET", "/games"),
  me: () => ask<Me>("GET", "/me"),
  name: (name: string) => ask<Me>("PUT", "/me", { name }),
  link: () => ask<PersonalLink>("POST", "/me/link"),
  tables: () => ask<MyTables>("GET", "/tables"),
  create: (request: CreateTable) => ask<TableCreated>("POST", "/tables", request),
  join: (token: string) => ask<Joined>("POST", `/invitations/${encodeURIComponent(token)}`),
  device: (token: string) => ask<Me>("POST", `/links/${encodeURIComponent(token)}`),
};
