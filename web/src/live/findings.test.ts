import { describe, expect, it } from "vitest";
import type { LegalAction } from "../wire";
import { hundredths } from "../coach/doubt";
import { addUp, type Finding, type Findings } from "./findings";

const named = (action: string): LegalAction => ({ action }) as LegalAction;
const finding = (action: string, trials: number, won: number, lead = 0, line: Finding["line"] = []): Finding => ({
  action: named(action),
  same: [],
  trials,
  wins: [won * trials, (1 - won) * trials],
  points: [(10 + lead) * trials, 10 * trials],
  line,
});
const findings = (...found: Finding[]): Findings => ({ seat: 0, hidden: false, legal: 5, found });

describe("findings of several analysts", () => {
  it("are added up action by action", () => {
    const judgement = addUp([
      findings(finding("a", 100, 0.6), finding("b", 100, 0.2)),
      findings(finding("a", 300, 0.4)),
    ])!;
    expect(judgement.trials).toBe(500);
    expect(judgement.choices[0].error).toBeGreaterThan(0.08);
    const [best] = judgement.choices;
    expect(best.action.action).toBe("a");
    expect(best.chances[0]).toBeCloseTo((60 + 120) / 400);
    expect(best.chances[0] + best.chances[1]).toBeCloseTo(1);
  });
  it("stand in the order of the figure that is shown, whatever was tried most", () => {
    const { choices } = addUp([
      findings(finding("often", 4000, 0.5), finding("better", 2000, 0.7), finding("worse", 3000, 0.3)),
    ])!;
    expect(choices.map(({ action }) => action.action)).toEqual(["better", "often", "worse"]);
    const shown = choices.map(({ chances }) => hundredths(chances[0]));
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
  });
  it("put the larger lead first where the same chance is shown", () => {
    const { choices } = addUp([findings(finding("near", 1000, 0.999, 1), finding("far", 1000, 0.997, 9))])!;
    expect(choices.map(({ action }) => action.action)).toEqual(["far", "near"]);
  });
  it("say which actions are too near the best one to tell them apart", () => {
    const { choices } = addUp([
      findings(finding("best", 400, 0.55), finding("near", 400, 0.52), finding("far", 400, 0.3)),
    ])!;
    expect(choices.map(({ equal }) => equal)).toEqual([false, true, false]);
    const later = addUp([
      findings(finding("best", 40_000, 0.55), finding("near", 40_000, 0.52), finding("far", 40_000, 0.3)),
    ])!;
    expect(later.choices.map(({ equal }) => equal)).toEqual([false, false, false]);
  });
  it("speak of points where nothing is left to win, or to lose", () => {
    const all = [finding("best", 4000, 0.001, -3), finding("near", 4000, 0.002, -3.2), finding("far", 4000, 0, -9)];
    const lost = addUp([findings(...all)])!;
    expect(lost.settled).toBe(true);
    expect(lost.choices.map(({ action, equal }) => [action.action, equal])).toEqual([
      ["best", false],
      ["near", true],
      ["far", false],
    ]);
    expect(lost.choices.map(({ lead }) => lead)).toEqual([-3, -3.2, -9].map((lead) => expect.closeTo(lead, 6)));
    const open = addUp([findings(...all, finding("wins", 4000, 0.4, 1))])!;
    expect(open.settled).toBe(false);
  });
  it("leave out what has hardly been tried, however lucky it was", () => {
    expect(addUp([findings(finding("known", 1000, 0.5), finding("lucky", 3, 1))])!.choices).toHaveLength(1);
  });
  it("are nothing before there were enough trials", () => {
    expect(addUp([findings(finding("a", 40, 0.9), finding("b", 40, 0.1))])).toBeNull();
    expect(addUp([findings(finding("a", 60, 0.9)), findings(finding("a", 60, 0.9))])!.choices).toHaveLength(1);
  });
  it("name what is the same thing", () => {
    const one = { ...finding("a", 200, 0.5), same: [named("b")] };
    expect(addUp([findings(one), findings(one)])!.choices[0].same).toEqual([named("b")]);
  });
  it("are nothing before the first trial and after the end", () => {
    expect(addUp([])).toBeNull();
    expect(addUp([findings(finding("a", 0, 0))])).toBeNull();
    expect(addUp([{ seat: null, hidden: false, legal: 0, found: [] }])).toBeNull();
  });
});
