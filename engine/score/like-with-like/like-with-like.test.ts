import { behindMade, isRight } from './behind-made';
import { madeMix } from './made-mixes';

test('differences of groups that are mix, or the group’s own, or that have no like are known as that', () => {
  const asked = Array.from({ length: 40 }, (_, i) => madeMix(i + 1)).flatMap((made) => {
    const behind = behindMade(made);
    return behind ? [{ cause: made.cause, right: isRight(made, behind) }] : [];
  });
  const right = asked.filter((one) => one.right);
  expect(asked.length).toBeGreaterThan(30);
  expect(right.length / asked.length).toBeGreaterThan(0.9);
});
